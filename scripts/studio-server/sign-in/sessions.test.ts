import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { LONGEST, Sessions } from './sessions.ts';

const HOUR = 3_600_000;
const ANN = 'ann@example.org';
const START = Date.UTC(2026, 0, 1);

function open() {
  const folder = temporaryFolder(onTestFinished);
  return { folder, sessions: new Sessions(folder) };
}

test('stores the hash of a token alone, for the account of the server alone', () => {
  const { folder, sessions } = open();
  const token = sessions.begin(ANN);
  expect(token).toMatch(/^[\w-]{43}$/);
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(path.join(folder, name), 'utf8')).not.toContain(token);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  expect(new Sessions(folder).find(token)).toBe(ANN);
});

test('ends a session after twelve hours without use, and after seven days', () => {
  const { sessions } = open();
  const token = sessions.begin(ANN, START);
  expect(sessions.find(token, true, START + 11 * HOUR)).toBe(ANN);
  // What an open page asks by itself does not prolong the session.
  expect(sessions.find(token, false, START + 22 * HOUR)).toBe(ANN);
  expect(sessions.find(token, true, START + 24 * HOUR)).toBeUndefined();
  const used = sessions.begin(ANN, START);
  for (let time = START; time < START + LONGEST; time += 10 * HOUR)
    expect(sessions.find(used, true, time)).toBe(ANN);
  expect(sessions.find(used, true, START + LONGEST)).toBeUndefined();
});

test('knows no token that it has not given out, and none after signing out', () => {
  const { folder, sessions } = open();
  const token = sessions.begin(ANN);
  for (const other of [undefined, '', 'attacker', token.slice(1), `${token}x`, '__proto__'])
    expect(sessions.find(other)).toBeUndefined();
  sessions.end(token);
  expect(sessions.find(token)).toBeUndefined();
  expect(new Sessions(folder).find(token)).toBeUndefined();
});

test.each(['', '{"a', 'null', '{"a":{"address":1}}', '[]'])(
  'starts without sessions if the file is %j',
  (text) => {
    const { folder } = open();
    writeFileSync(path.join(folder, 'sessions.json'), text);
    const sessions = new Sessions(folder);
    expect(sessions.find(sessions.begin(ANN))).toBe(ANN);
  },
);
