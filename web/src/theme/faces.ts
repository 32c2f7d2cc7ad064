/** The faces of the characters that bots play: which parts each is drawn from. */

export type Hair = "bald" | "tufts" | "short" | "parted" | "bob" | "long" | "bun" | "curls" | "plaits";
export type Hat = "kepi" | "flat" | "bowler" | "top" | "beret" | "scarf" | "helmet" | "cloche";
export type Beard = "moustache" | "handlebar" | "goatee" | "full";
export type Glasses = "round" | "monocle" | "goggles";
export type Cloth = "oxblood" | "brass" | "teal" | "slate" | "plum" | "moss";

export interface FaceLook {
  skin: "pale" | "rosy" | "olive" | "brown" | "dark";
  hair: Hair;
  tint: "black" | "brown" | "red" | "fair" | "grey";
  coat: Cloth;
  hat?: Hat;
  /** The colour of the hat. */
  felt?: Cloth;
  beard?: Beard;
  glasses?: Glasses;
}

/** By the name of the character. */
export const FACES: Readonly<Record<string, FaceLook>> = {
  Emil: { skin: "rosy", hair: "short", tint: "red", coat: "slate", hat: "flat", felt: "moss" },
  Mina: { skin: "brown", hair: "curls", tint: "black", coat: "brass" },
  Bruno: { skin: "olive", hair: "bald", tint: "brown", coat: "oxblood", hat: "kepi", felt: "oxblood", beard: "full" },
  Lulu: { skin: "pale", hair: "plaits", tint: "fair", coat: "plum", glasses: "round" },
  Oskar: { skin: "rosy", hair: "tufts", tint: "grey", coat: "slate", hat: "kepi", felt: "slate", beard: "handlebar" },
  Rosa: { skin: "olive", hair: "bob", tint: "black", coat: "teal", hat: "kepi", felt: "teal" },
  Anton: { skin: "pale", hair: "parted", tint: "brown", coat: "moss", beard: "moustache" },
  Greta: { skin: "rosy", hair: "long", tint: "fair", coat: "brass", hat: "scarf", felt: "oxblood" },
  Felix: { skin: "dark", hair: "short", tint: "black", coat: "oxblood", beard: "goatee" },
  Nora: { skin: "pale", hair: "long", tint: "red", coat: "moss", hat: "beret", felt: "moss" },
  Viktor: {
    skin: "olive",
    hair: "short",
    tint: "black",
    coat: "slate",
    hat: "flat",
    felt: "slate",
    beard: "handlebar",
    glasses: "goggles",
  },
  Clara: { skin: "rosy", hair: "bun", tint: "grey", coat: "teal", hat: "kepi", felt: "oxblood", glasses: "round" },
  Hugo: {
    skin: "brown",
    hair: "short",
    tint: "black",
    coat: "brass",
    hat: "bowler",
    felt: "brass",
    beard: "moustache",
  },
  Ines: { skin: "olive", hair: "long", tint: "black", coat: "slate", hat: "helmet", felt: "brass" },
  Selma: { skin: "dark", hair: "bald", tint: "black", coat: "plum", hat: "scarf", felt: "plum", glasses: "round" },
  Minerva: { skin: "pale", hair: "curls", tint: "grey", coat: "plum", glasses: "round" },
  Leopold: { skin: "rosy", hair: "tufts", tint: "grey", coat: "oxblood", hat: "top", felt: "slate", beard: "full" },
  Irma: { skin: "pale", hair: "bob", tint: "black", coat: "oxblood", hat: "cloche", felt: "oxblood" },
  Konrad: { skin: "brown", hair: "bald", tint: "grey", coat: "moss", beard: "goatee", glasses: "monocle" },
  Odile: { skin: "dark", hair: "bob", tint: "brown", coat: "slate", hat: "bowler", felt: "plum", glasses: "monocle" },
};

/** Paths in a square of 32. */
export const HAIR: Record<Hair, { back?: string; front?: string }> = {
  bald: {},
  tufts: {
    back: "M6.9 15.5a2.6 2.6 0 1 1 5 1.6 2.6 2.6 0 1 1-5-1.6zM25.1 15.5a2.6 2.6 0 1 0-5 1.6 2.6 2.6 0 1 0 5-1.6z",
  },
  short: {
    front: "M9 15.6C8.2 9.4 11.4 6.2 16 6.2s7.8 3.2 7 9.4c-.7-2.6-1.6-4.2-2.8-5-2.8.8-5.6.8-8.4 0-1.2.8-2.1 2.4-2.8 5z",
  },
  parted: {
    front:
      "M8.9 16C7.6 9.4 11 5.8 16.6 5.8c4.6 0 7.6 3.4 6.5 10.2-.4-3.2-1.6-5.2-3.4-6-2.6 1.8-5.6 2.4-8.2 2-1.2.8-2 2-2.6 4z",
  },
  bob: {
    back: "M7.4 21.6C5.4 11.6 9.6 5.4 16 5.4s10.6 6.2 8.6 16.2c-1.8.8-4 .8-5.6 0h-6c-1.6.8-3.8.8-5.6 0z",
    front: "M9.2 15.4C8.8 9.6 11.6 6.4 16 6.4s7.2 3.2 6.8 9c-.6-2-1.6-3.4-2.6-4H11.8c-1 .6-2 2-2.6 4z",
  },
  long: {
    back: "M7 28.4C4.6 13.8 8.6 5.2 16 5.2s11.4 8.6 9 23.2c-1.6.8-3.6.8-5 0h-8c-1.4.8-3.4.8-5 0z",
    front: "M9 16.4c-.6-6.6 2.4-10 7-10s7.6 3.4 7 10c-.8-3.6-3-6-7-7-4 1-6.2 3.4-7 7z",
  },
  bun: {
    back: "M16 .8a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM8.6 18c-1.2-7.6 2-12 7.4-12s8.6 4.4 7.4 12z",
    front: "M9 15.4C8.6 9.4 11.6 6.2 16 6.2s7.4 3.2 7 9.2c-1-3-3.4-5-7-5s-6 2-7 5z",
  },
  curls: {
    back: "M9.4 6.6a4 4 0 0 1 6.6-2.8 4 4 0 0 1 6.6 2.8 4 4 0 0 1 2.6 6.6 4 4 0 0 1-1.4 7H8.2a4 4 0 0 1-1.4-7 4 4 0 0 1 2.6-6.6z",
    front:
      "M9.2 14.8c-1-4.4 2-8.4 6.8-8.4s7.8 4 6.8 8.4c-.6-1.6-1.4-2.6-2.4-3.2a2.6 2.6 0 0 1-4.4-.4 2.6 2.6 0 0 1-4.4.4c-1 .6-1.8 1.6-2.4 3.2z",
  },
  plaits: {
    back: "M8.2 12h3v5l-.8 3 .8 3-.9 3 .5 3H7l.6-3-.9-3 .9-3-.8-3zM20.8 12h3l1.4 5-.8 3 .9 3-.9 3 .6 3h-3.8l.5-3-.9-3 .8-3-.8-3z",
    front: "M9 15.4C8.4 9.4 11.6 6 16 6s7.6 3.4 7 9.4c-1-3-3-4.8-7-6-4 1.2-6 3-7 6z",
  },
};

/** `felt` in the colour of the hat, `trim` darker. */
export const HATS: Record<Hat, { felt: string; trim?: string }> = {
  kepi: {
    felt: "M9 9.6 9.6 4.4c4-1.8 8.8-1.8 12.8 0L23 9.6z",
    trim: "M8.8 9h14.4v2H8.8zM8 11.2c4-1.2 12-1.2 16 0 .8 1.6-3.4 2-8 2s-8.8-.4-8-2z",
  },
  flat: {
    felt: "M7.8 11.6c-.6-5 3-7.6 8-7.6 4.8 0 8.2 2.2 8.6 6.2z",
    trim: "M9 10.8c4.6-1.2 12-1.4 16.6 0 .6 1.4-.6 1.8-1.8 1.6-4.4-.8-9.8-.8-14.4.2z",
  },
  bowler: {
    felt: "M9.2 10.8C9 5 11.6 2.6 16 2.6s7 2.4 6.8 8.2z",
    trim: "M6 10.4c6.4-1.2 13.6-1.2 20 0 .6 1.8-1 2.2-2.4 2.2H8.4c-1.4 0-3-.4-2.4-2.2z",
  },
  top: {
    felt: "M10.2 10.8 9.6.8h12.8l-.6 10z",
    trim: "M10 8h12v2.4h4.4c.6 1.8-.8 2.2-2.2 2.2H7.8c-1.4 0-2.8-.4-2.2-2.2H10z",
  },
  beret: {
    felt: "M6.6 10.4C6 6 10.4 3.4 16 3.4c6.4 0 10.4 2.8 9.6 6-.6 2.2-3.2 1.6-6 1.8-4 .4-8.6 1-13-.8z",
    trim: "M15.4 1.6h1.4v2.6h-1.4z",
  },
  scarf: {
    felt: "M8 19.4C6.2 10.4 9.8 4.8 16 4.8s9.8 5.6 8 14.6c-.6-5.6-3.2-8.6-8-8.6s-7.4 3-8 8.6z",
    trim: "M13.4 5.6 16 8.2l2.6-2.6c1.6-1 2.8.6 2 2L18.4 9l2.2 1.8H11.4L13.6 9l-2.2-1.4c-.8-1.4.4-3 2-2z",
  },
  helmet: {
    felt: "M8.6 11C8.4 5.4 11.2 2.8 16 2.8s7.6 2.6 7.4 8.2z",
    trim: "M14.6 2.4h2.8V11h-2.8zM7 10.6h18c.4 1.4-.4 2-1.4 2H8.4c-1 0-1.8-.6-1.4-2z",
  },
  cloche: {
    felt: "M7.6 14.4C6.6 7.4 9.8 3.2 16 3.2s9.4 4.2 8.4 11.2c-5-2.4-11.8-2.4-16.8 0z",
    trim: "M8.2 10c4.8-2 10.8-2 15.6 0l.2 2c-5-2-11-2-16 0zM21.6 6.4l4.2-2-1.2 5.4z",
  },
};

export const BEARDS: Record<Beard, string> = {
  moustache: "M11.4 20.4c.8-1.8 3.2-2 4.6-.8 1.4-1.2 3.8-1 4.6.8-1.6.8-3.4.6-4.6-.2-1.2.8-3 1-4.6.2z",
  handlebar:
    "M9.2 18.6c.6 1 1.8 1.2 2.8.6 1.2-.8 3-.8 4 .2 1-1 2.8-1 4-.2 1 .6 2.2.4 2.8-.6.4 2.4-1.4 3.6-3.4 3-1.2-.2-2.2-.6-3.4-1-1.2.4-2.2.8-3.4 1-2 .6-3.8-.6-3.4-3z",
  goatee: "M13.4 22.2c1.6-.8 3.6-.8 5.2 0 .4 2.4-.8 4.4-2.6 4.4s-3-2-2.6-4.4z",
  full: "M9.2 16.4c-.6 6.8 2.2 11 6.8 11s7.4-4.2 6.8-11c-.8 2-2 3.2-3.6 3.4-1 .2-2.2-.6-3.2-.6s-2.2.8-3.2.6c-1.6-.2-2.8-1.4-3.6-3.4z",
};
