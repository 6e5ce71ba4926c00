import { readdirSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CLASS_IN_SOURCE = /\.([a-zA-Z_][\w-]*)/g;

/** 0 → a, 51 → Z, 52 → ba */
function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letters(rest) : '') + LETTERS[index % LETTERS.length];
}

/** The letters of every CSS module that visitors get, and its path from src/. */
export function moduleFiles(root: string): Map<string, string> {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.module.css') && !file.startsWith('dev/'))
    .sort();
  return new Map(files.map((file, index) => [letters(index), file]));
}

/** The classes that a style sheet speaks of, sorted. */
export function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(CLASS_IN_SOURCE)].flatMap(([, found]) => found ?? []))].sort();
}

/** A number for a name that is not in any list, the same in every build. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
}

/**
 * Names for the classes of CSS modules: letters for the file, a number for the class. Browser and server build give
 * the same ones, the HTML repeats them hundreds of times, and they say which file a rule comes from.
 */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const lettersOf = new Map([...moduleFiles(root)].map(([own, file]) => [path.join(root, 'src', file), own]));
  return (name, file, css) => {
    const own = lettersOf.get(file.split('?')[0] ?? file);
    if (own === undefined) throw new Error(`${file} is no CSS module of src/.`);
    const names = classesIn(css);
    // Names that are no class, such as those of keyframes, follow the classes.
    return own + (names.includes(name) ? names.indexOf(name) : names.length + numberOf(name));
  };
}

/** The file of a class made above, by its letters; nothing for other classes. */
export function fileOfClass(name: string): string | undefined {
  return /^([a-zA-Z]+)\d+$/.exec(name)?.[1];
}
