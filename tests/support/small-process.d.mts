/** Waits for a line of JSON from a pipe; undefined when its other end is closed. */
export function receive(pipe: number): unknown;
/** Sends a value as a line of JSON. */
export function send(pipe: number, value: unknown): void;
