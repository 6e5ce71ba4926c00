import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { localMailbox, readMailbox, removeFromMailbox } from './mailbox.ts';

let folder = '';
beforeEach(() => {
  folder = path.join(temporaryFolder(onTestFinished), 'mail');
});

const messageWith = (text: string) => ({
  from: 'a@b.example',
  to: ['c@d.example'],
  subject: text,
  text,
  html: text,
});
const send = (key: string, text = key) =>
  localMailbox(folder).deliver(messageWith(text), key, new AbortController().signal);
const keys = () => readMailbox(folder).messages.map(({ key }) => key);

/** Files that a power failure, a full disk or an edit by hand can leave instead of a message. */
const DAMAGE = {
  empty: '',
  half: '{"key":"half","receivedAt":"2026-01-02T03:04:05Z","message":{"from":"a@b.ex',
  other: '{"key":"other"}',
  'no-object': 'null',
  'no-text':
    '{"key":"no-text","receivedAt":5,"message":{"from":"a","to":[],"subject":"b","text":"c","html":"d"}}',
};

it('is empty before the first message', () => {
  expect(readMailbox(folder)).toEqual({ messages: [], unreadable: [] });
});

describe('a mailbox with files that are no messages', () => {
  beforeEach(async () => {
    await send('first');
    for (const [name, text] of Object.entries(DAMAGE)) writeFileSync(path.join(folder, `${name}.json`), text);
  });

  it('lists the messages, and names the files', () => {
    expect(keys()).toEqual(['first']);
    expect(readMailbox(folder).unreadable.sort()).toEqual(
      Object.keys(DAMAGE)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  it('receives further messages', async () => {
    expect(await send('second')).toEqual({ kind: 'sent', id: 'second' });
    expect(keys().sort()).toEqual(['first', 'second']);
  });

  it.each(Object.keys(DAMAGE))('receives the message of the file %s again', async (name) => {
    await send(name, 'complete');
    expect(readMailbox(folder).messages.find(({ key }) => key === name)?.message.text).toBe('complete');
  });
});

it('stores a message once', async () => {
  await send('one', 'first attempt');
  await send('one', 'second attempt');
  expect(readMailbox(folder).messages.map(({ message }) => message.text)).toEqual(['first attempt']);
  expect(readdirSync(folder)).toEqual(['one.json']);
});

it('lists a folder with the name of a message as unreadable', () => {
  mkdirSync(path.join(folder, 'a.json'), { recursive: true });
  expect(readMailbox(folder)).toEqual({ messages: [], unreadable: ['a.json'] });
  expect(removeFromMailbox(folder, ['1234'])).toBe(0);
});

it('deletes what is left of a message about an erased submission', async () => {
  await send('kept', 'about 7777');
  await send('one', 'about 1234');
  writeFileSync(path.join(folder, 'half.json'), '{"message":{"text":"about 1234, from Ann');
  writeFileSync(path.join(folder, 'two.json.part'), '{"message":{"text":"about 1234');
  expect(removeFromMailbox(folder, ['1234'])).toBe(3);
  expect(readdirSync(folder)).toEqual(['kept.json']);
});
