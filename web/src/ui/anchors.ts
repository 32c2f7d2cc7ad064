/** Names of elements between which things fly: words of their `data-anchor`. */

/** Returns the anchor of a place on the map. */
export const placeAnchor = (name: string): string => `at-${name.replaceAll(" ", "_")}`;
