import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '../../../supabase/functions/deliver/message.ts';
import { type Provider, sent } from '../../../supabase/functions/deliver/provider.ts';

/** A message as the provider of the site would receive it. */
export interface ReceivedMessage {
  key: string;
  receivedAt: string;
  message: Message;
}

/** Older messages are deleted: the mailbox shows what a developer has just tried. */
const CAPACITY = 200;

/** The folder of the messages, beside the embedded database. */
export const mailFolder = (dataFolder: string) => path.join(dataFolder, 'mail');

const readMessage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ReceivedMessage;

/** Returns the messages, newest first. */
export function readMailbox(folder: string): ReceivedMessage[] {
  if (!existsSync(folder)) return [];
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readMessage(path.join(folder, name)));
  return messages.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

const fileOf = (folder: string, key: string) =>
  path.join(folder, `${key.replace(/[^A-Za-z0-9-]/g, '-')}.json`);

/** Deletes the messages about these submissions. Returns their number. */
export function removeFromMailbox(folder: string, submissions: string[]): number {
  const found = readMailbox(folder).filter(({ message }) =>
    submissions.some((id) => message.text.includes(id)),
  );
  for (const { key } of found) rmSync(fileOf(folder, key), { force: true });
  return found.length;
}

/** A mailbox that cannot be tidied has received its message all the same. */
function removeOldest(folder: string): void {
  try {
    for (const { key } of readMailbox(folder).slice(CAPACITY)) rmSync(fileOf(folder, key), { force: true });
  } catch {
    // A file that is no message: /_mail reports it.
  }
}

/** A mail provider that writes files. It stores a message once, whatever the number of attempts. */
export function localMailbox(folder: string): Provider {
  return {
    keyHours: Number.POSITIVE_INFINITY,
    pauseMs: 0,
    async deliver(message, key) {
      const file = fileOf(folder, key);
      if (!existsSync(file)) {
        mkdirSync(folder, { recursive: true });
        const received: ReceivedMessage = { key, receivedAt: new Date().toISOString(), message };
        writeFileSync(`${file}.part`, JSON.stringify(received));
        renameSync(`${file}.part`, file);
        removeOldest(folder);
      }
      return sent(key);
    },
  };
}
