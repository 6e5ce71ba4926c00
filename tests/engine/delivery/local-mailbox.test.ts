import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localMailbox } from '../../../scripts/backend/mail/mailbox.ts';

const MESSAGE = { from: 'a@localhost', to: ['b@localhost'], subject: 'Hello', text: 'Hello', html: '' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('delivers a message beside a file that is no message', async () => {
  writeFileSync(path.join(folder, 'empty.json'), '');
  const outcome = await localMailbox(folder).deliver(MESSAGE, 'key-1', AbortSignal.timeout(5_000));
  expect(outcome).toEqual({ kind: 'sent', id: 'key-1' });
  expect(readdirSync(folder)).toContain('key-1.json');
});
