import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/root.ts';

/** A text of the content as it is written in its file. */
export interface WrittenText {
  /** From the root of the repository. */
  file: string;
  /** Property names and positions, such as `blocks.2.heading`. */
  at: string;
  text: string;
}

/** Rules for authors and for machines; visitors do not read them. */
const INTERNAL = ['house-style.json', 'theme.json', 'published.json', 'redirects.json'];

function textsIn(value: unknown, file: string, at: string): WrittenText[] {
  if (typeof value === 'string') return [{ file, at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, inner]) => textsIn(inner, file, at ? `${at}.${name}` : name));
}

/** Returns every string of content/, file by file. No build contains a draft. */
export function contentTexts(): WrittenText[] {
  return readdirSync(path.join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !INTERNAL.includes(file))
    .sort()
    .flatMap((file) => {
      const value = JSON.parse(readFileSync(path.join(ROOT, 'content', file), 'utf8')) as { draft?: unknown };
      return value.draft === true ? [] : textsIn(value, path.posix.join('content', file), '');
    });
}
