/** Lines of a record: the set-up and the plays. */

/** A line of a record; hidden outcomes are `?`, and so is the rest of a hidden action. */
export interface RecordLine {
  /** The number of the play; 0 for the set-up. */
  ply: number;
  /** The seat and its action; empty for the set-up. */
  action: string;
  outcomes: string[];
}

const HIDDEN = "?";
const SET_UP = /^set-up =(.*)$/;
const PLAY = /^(\d{1,9}) (\d+ [^=]+?)(?: = (.*))?$/;

/** Parses a line; undefined if it is neither the set-up nor a play. */
export function parseLine(text: string): RecordLine | undefined {
  const setUp = SET_UP.exec(text);
  if (setUp) return { ply: 0, action: "", outcomes: split(setUp[1]) };
  const play = PLAY.exec(text);
  return play ? { ply: Number(play[1]), action: play[2] ?? "", outcomes: split(play[3]) } : undefined;
}

/** Returns whether two versions of a line agree, apart from what is hidden in one of them. */
export function agree(one: RecordLine, other: RecordLine): boolean {
  return (
    one.ply === other.ply &&
    agreeOnAction(one.action, other.action) &&
    one.outcomes.length === other.outcomes.length &&
    one.outcomes.every(
      (outcome, index) => [outcome, HIDDEN].includes(other.outcomes[index] ?? "") || outcome === HIDDEN,
    )
  );
}

function agreeOnAction(one: string, other: string): boolean {
  const [visible, alsoVisible] = [visiblePart(one), visiblePart(other)];
  if (visible === one && alsoVisible === other) return one === other;
  if (visible === one) return one.startsWith(alsoVisible);
  return alsoVisible === other
    ? other.startsWith(visible)
    : visible.startsWith(alsoVisible) || alsoVisible.startsWith(visible);
}

const visiblePart = (action: string): string => action.split(HIDDEN, 1)[0] ?? "";

const split = (outcomes: string | undefined): string[] =>
  outcomes
    ?.split(",")
    .map((one) => one.trim())
    .filter(Boolean) ?? [];
