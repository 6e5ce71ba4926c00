import { chmodSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createSecretKey, findServer, publishServer, withdrawServer } from './local.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

const FILE = 'server.json';
const SERVER = { address: 'http://localhost:5173', secretKey: createSecretKey() };

it('writes the secret key for the account that runs the server alone', () => {
  const file = path.join(folder, FILE);
  writeFileSync(file, '{}');
  chmodSync(file, 0o644);
  publishServer(folder, SERVER);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(findServer(folder)).toEqual(SERVER);
  withdrawServer(folder);
  expect(findServer(folder)).toBeUndefined();
});

it.each(['', '{"address":"http://localh', 'null', '[]', '{"address":"http://localhost:5173"}'])(
  'finds no server in a file that contains %j',
  (text) => {
    writeFileSync(path.join(folder, FILE), text);
    expect(findServer(folder)).toBeUndefined();
  },
);

it('makes a key that nobody can guess, and another one each time', () => {
  const keys = Array.from({ length: 100 }, createSecretKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^sb_secret_[\w-]{32}$/.test(key))).toBe(true);
});
