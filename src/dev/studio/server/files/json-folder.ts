import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from './write-durably.ts';

const ENDING = '.json';

/**
 * What the server keeps, a file for each value: on the disk before anybody is told so, for a server that can be killed.
 * Names are made by the server, never taken from a request.
 */
export function jsonFolder<Value>(folder: string) {
  const pathOf = (root: string, name: string) => path.join(root, folder, name + ENDING);
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

  function namesIn(root: string): string[] {
    try {
      return readdirSync(path.join(root, folder)).filter((name) => name.endsWith(ENDING));
    } catch {
      return [];
    }
  }

  return {
    all: (root: string): Value[] => namesIn(root).map((name) => read(path.join(root, folder, name))),
    get: (root: string, name: string): Value | undefined =>
      existsSync(pathOf(root, name)) ? read(pathOf(root, name)) : undefined,
    set: (root: string, name: string, value: Value): void =>
      writeDurably(pathOf(root, name), JSON.stringify(value)),
    remove: (root: string, name: string): void => writeDurably(pathOf(root, name), null),
  };
}
