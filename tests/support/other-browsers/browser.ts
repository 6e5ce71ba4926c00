import { setTimeout as pause } from 'node:timers/promises';

/** The commands of W3C WebDriver that the tests need, with their parameters. */
export interface Commands {
  navigate: { url: string };
  resize: { width: number; height: number };
  execute: { script: string; args: unknown[] };
  click: { id: string };
  type: { id: string; text: string };
}

/** A browser that Playwright cannot drive, with one window. */
export interface OtherBrowser {
  send<Command extends keyof Commands>(command: Command, parameters: Commands[Command]): Promise<unknown>;
  close(): Promise<void>;
}

/** Resolves when the condition holds. Throws when that takes longer than on a busy machine. */
export async function waitFor(
  isTrue: () => boolean | Promise<boolean>,
  message: () => string,
): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(message());
    await pause(50);
  }
}
