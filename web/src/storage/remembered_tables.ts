/** A short list of tables with a remembered property; the oldest are dropped. */

import { recall, remember } from "./browser_storage";

const MOST = 50;

export class RememberedTables {
  constructor(private readonly key: string) {}

  has(table: string): boolean {
    return this.#all().includes(table);
  }

  add(table: string): void {
    this.#keep([table, ...this.#others(table)]);
  }

  drop(table: string): void {
    this.#keep(this.#others(table));
  }

  #all(): string[] {
    return recall(this.key, areTexts) ?? [];
  }

  #others(table: string): string[] {
    return this.#all().filter((one) => one !== table);
  }

  #keep(tables: string[]): void {
    remember(this.key, tables.slice(0, MOST));
  }
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
