/** Checks that a secret number is the one whose fingerprint was told before the game. */

/** Says whether seed and commitment belong together; nothing where the browser can't reckon it. */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  const bytes = seed.match(/[0-9a-f]{2}/gi)?.map((pair) => parseInt(pair, 16)) ?? [];
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || bytes.length * 2 !== seed.length || !commitment.startsWith("sha256:")) return null;
  const digest = new Uint8Array(await subtle.digest("SHA-256", new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment.slice("sha256:".length);
}
