import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { engineOf, folderOf } from '@json-site/content/folders';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 0 → a, 51 → Z, 52 → ba */
function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letters(rest) : '') + LETTERS[index % LETTERS.length];
}

const isOfSite = (file: string) => file.startsWith('site/');

/** A site without blocks of its own has no folder src/. */
const namesBelow = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** The letters of every CSS module that visitors load, and its path from src/. */
export function moduleFiles(root: string): Map<string, string> {
  const found = [engineOf(root), root].flatMap((folder) =>
    namesBelow(path.join(folder, 'src'))
      .map((file) => file.replaceAll(path.sep, '/'))
      // The engine may be a repository that carries another site.
      .filter((file) => folder === root || !isOfSite(file)),
  );
  const files = [...new Set(found)]
    .filter((file) => file.endsWith('.module.css') && !file.startsWith('dev/'))
    // Whatever a site adds, the modules of the engine have the same letters, and the shortest.
    .sort((a, b) => Number(isOfSite(a)) - Number(isOfSite(b)) || (a < b ? -1 : 1));
  return new Map(files.map((file, index) => [letters(index), file]));
}

/** The class names in a style sheet's source, sorted. */
function classesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].flatMap(([, name]) => name ?? []))].sort();
}

/** A number for a name that is no class, the same in every build. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
}

/**
 * Names for the classes of CSS modules: letters for the file, a number for the class. They say which file a rule comes
 * from, and HTML repeats them hundreds of times: with readable names, the home page exceeds TCP's first window.
 */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const lettersOf = new Map(
    [...moduleFiles(root)].map(([own, file]) => [path.join(folderOf(root, `src/${file}`), 'src', file), own]),
  );
  return (name, file, css) => {
    const own = lettersOf.get(file.split('?')[0] ?? file);
    if (own === undefined) throw new Error(`${file} is not a CSS module in src/.`);
    const names = classesIn(css);
    // Other names, such as those of keyframes, get numbers above the classes.
    return own + (names.includes(name) ? names.indexOf(name) : names.length + numberOf(name));
  };
}

/** The letters of the file that a class comes from; undefined for classes that are not from CSS modules. */
export function fileOfClass(name: string): string | undefined {
  return /^([a-zA-Z]+)\d+$/.exec(name)?.[1];
}
