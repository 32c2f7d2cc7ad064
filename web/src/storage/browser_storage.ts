/** JSON values in the browser's local storage. */

/** Returns a stored value, or undefined if it is missing, broken or of another shape. */
export function recall<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; returns whether that succeeded, since storage can be disabled or full. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
