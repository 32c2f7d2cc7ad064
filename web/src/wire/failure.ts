/** Failures that no server reported: the `message` of an error that the page itself raises, to be translated. */

export const FAILURES = ["offline", "lost", "unreachable", "unreadable"] as const;

export type Failure = (typeof FAILURES)[number];

export const isFailure = (message: string): message is Failure => (FAILURES as readonly string[]).includes(message);
