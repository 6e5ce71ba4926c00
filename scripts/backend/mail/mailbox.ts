import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '../../../supabase/functions/deliver/message.ts';
import { type Provider, sent } from '../../../supabase/functions/deliver/provider.ts';
import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';

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

/** Everything in the mailbox. */
export interface Mailbox {
  /** Newest first. */
  messages: ReceivedMessage[];
  /** Files without a complete message, for example after a power failure. */
  unreadable: string[];
}

/** A name of a message can be that of a folder, or of a file of another account. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns undefined for a file that is missing, or that does not contain a complete message. */
function readMessage(file: string): ReceivedMessage | undefined {
  try {
    const received = JSON.parse(textOf(file)) as ReceivedMessage;
    const { from, to, subject, text, html } = received.message;
    const texts = [received.key, received.receivedAt, from, subject, text, html, ...to];
    return texts.every((value) => typeof value === 'string') ? received : undefined;
  } catch {
    return undefined;
  }
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

export function readMailbox(folder: string): Mailbox {
  const messages: ReceivedMessage[] = [];
  const unreadable: string[] = [];
  for (const name of filesIn(folder).filter((one) => one.endsWith('.json'))) {
    const received = readMessage(path.join(folder, name));
    if (received) messages.push(received);
    else unreadable.push(name);
  }
  messages.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return { messages, unreadable };
}

const fileOf = (folder: string, key: string) =>
  path.join(folder, `${key.replace(/[^A-Za-z0-9-]/g, '-')}.json`);

/** Deletes the files about these submissions, also incomplete ones. Returns their number. */
export function removeFromMailbox(folder: string, submissions: string[]): number {
  const found = filesIn(folder).filter((name) => {
    const text = textOf(path.join(folder, name));
    // Mails of an earlier version name the id.
    return submissions.some((id) => text.includes(id) || text.includes(referenceOf(id)));
  });
  for (const name of found) rmSync(path.join(folder, name), { force: true });
  return found.length;
}

/** A mailbox that cannot be tidied has received its message all the same. */
function removeOldest(folder: string): void {
  try {
    for (const { key } of readMailbox(folder).messages.slice(CAPACITY))
      rmSync(fileOf(folder, key), { force: true });
  } catch {
    // The next message tidies again.
  }
}

/** Writes all of a file or nothing. Without `flush`, a power failure can leave an empty file. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text, { flush: true });
  renameSync(`${file}.part`, file);
}

/** A mail provider that writes files. It stores a message once, whatever the number of attempts. */
export function localMailbox(folder: string): Provider {
  return {
    keyHours: Number.POSITIVE_INFINITY,
    pauseMs: 0,
    async deliver(message, key) {
      const file = fileOf(folder, key);
      if (!readMessage(file)) {
        mkdirSync(folder, { recursive: true });
        const received: ReceivedMessage = { key, receivedAt: new Date().toISOString(), message };
        writeWhole(file, JSON.stringify(received));
        removeOldest(folder);
      }
      return sent(key);
    },
  };
}
