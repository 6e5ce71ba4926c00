/**
 * Hosted projects end a statement after 8 s; a call of the database's API takes no longer than this, in milliseconds.
 */
export const CALL_MS = 9_000;

/** The longest time for the mail provider's response, in milliseconds. */
export const SEND_MS = 15_000;

/** A run claims no message after this time, in milliseconds. */
export const START_MS = 14_000;

/** The longest time from the claim of a message to its recorded result. The lease of a claim must be longer. */
export const longestMessageMs = (pauseMs: number): number => CALL_MS + pauseMs + SEND_MS + CALL_MS;

/** The longest run: a message that is claimed at the last moment, and the clean-up. The wake-up must wait longer. */
export const longestRunMs = (pauseMs: number): number => START_MS + longestMessageMs(pauseMs) + CALL_MS;

/** Reads a shorter limit for the mail provider, in seconds. A longer one would outlive the lease. */
export function sendLimit(setting: string | undefined): number {
  const milliseconds = Number(setting ?? '') * 1000;
  return milliseconds > 0 ? Math.min(milliseconds, SEND_MS) : SEND_MS;
}
