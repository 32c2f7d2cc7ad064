/** Failures that no server reported: the `message` of an error that the page itself raises, to be translated. */

export const FAILURES = ["offline", "lost", "unreachable", "unreadable"] as const;

export type Failure = (typeof FAILURES)[number];

export const isFailure = (message: string): message is Failure => (FAILURES as readonly string[]).includes(message);

/** Returns whether an error means that the server gave no answer at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.message === "unreachable";
