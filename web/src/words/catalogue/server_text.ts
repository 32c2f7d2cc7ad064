/** Grammar for the server's sentences, as each language provides it. */

/** What a language needs to translate the server's sentences. */
export interface ServerTextGrammar {
  /** Translations by English sentence, with the same placeholders; missing ones stay English. */
  sentences: Record<string, string>;
  /** A seat without a name. */
  seat: (number: number) => string;
  kind: (kind: string) => string;
  /** Counts cards or other things: no locomotive, 3 trains. */
  count: (number: number, of: string) => string;
  /** Joins names: Ada, Ben and Cleo. */
  listed: (names: readonly string[]) => string;
  /** Quotes a text that can be typed as it is. */
  quoted: (text: string) => string;
  /** Word forms that a placeholder may ask for, as in {kind|card}. */
  forms: Record<string, (fact: string) => string>;
}
