import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { count } from '@json-site/compiler/words';
import type { BuiltFile } from '../cache/kept-files.ts';
import { COMPRESSED_COPY } from './addresses.ts';

/** The longest line of `_headers` and `_redirects` that Cloudflare Pages reads, in characters. */
export const LONGEST_LINE = 2000;

/** The other limits of Cloudflare Pages: for files, those of its free plan. */
const MOST_HEADER_RULES = 100;
const MOST_REDIRECTS = 2000;
/** Redirects with a wildcard. */
const MOST_FOLDERS = 100;
const MOST_FILES = 20_000;
const MEGABYTE = 1024 * 1024;
const LARGEST_FILE = 25 * MEGABYTE;

/** Files over the limit that a warning names. */
const MOST_NAMED = 3;

const figure = (value: number) => value.toLocaleString('en-GB');

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

function headerWarnings(lines: readonly string[], name: string): string[] {
  const rules = lines.filter((line) => !line.startsWith(' ')).length;
  const long = lines.map((line) => line.trim()).filter(({ length }) => length > LONGEST_LINE);
  return [
    ...long.map(
      (line) =>
        `${name}/_headers has a line of ${figure(line.length)} characters; Cloudflare Pages ignores lines of more than ${figure(LONGEST_LINE)}, and sends no ${line.split(':')[0]}. ` +
        'List fewer servers in "embeds" and "analytics" of content/site.json.',
    ),
    ...(rules > MOST_HEADER_RULES
      ? [
          `${name}/_headers has ${figure(rules)} rules; Cloudflare Pages reads the first ${MOST_HEADER_RULES}, and sends other feeds without their type. ` +
            'Remove "feed" from some pages.',
        ]
      : []),
  ];
}

function redirectWarnings(lines: readonly string[], name: string): string[] {
  const long = lines.filter(({ length }) => length > LONGEST_LINE).length;
  const folders = lines.filter((line) => /^\S+\*\s/.test(line)).length;
  return [
    ...(lines.length > MOST_REDIRECTS
      ? [
          `${name}/_redirects has ${figure(lines.length)} lines, two for each redirect; Cloudflare Pages reads the first ${figure(MOST_REDIRECTS)}. ` +
            'Write the redirects that are used most first in content/redirects.json, and delete those that nobody follows any more.',
        ]
      : []),
    ...(folders > MOST_FOLDERS
      ? [
          `${name}/_redirects has ${count(folders, 'line')} with a wildcard; Cloudflare Pages reads the first ${MOST_FOLDERS}. ` +
            'Write wider wildcards in content/redirects.json, or a line for each address.',
        ]
      : []),
    ...(long > 0
      ? [
          `${name}/_redirects has ${count(long, 'line')} of more than ${figure(LONGEST_LINE)} characters, which Cloudflare Pages ignores. Shorten the addresses in content/redirects.json.`,
        ]
      : []),
  ];
}

function filesIn(dist: string): BuiltFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(dist, file), size: statSync(file).size }));
}

/** What Cloudflare Pages refuses of these files. */
export function fileWarnings(files: readonly BuiltFile[], name: string): string[] {
  const copies = files.filter(({ file }) => new RegExp(COMPRESSED_COPY).test(file)).length;
  const large = files.filter(({ size }) => size > LARGEST_FILE).toSorted((a, b) => b.size - a.size);
  const tooMany =
    `${name}/ has ${figure(files.length)} files; Cloudflare Pages takes ${figure(MOST_FILES)}. ` +
    `Delete the ${figure(copies)} compressed copies before you deploy there: find ${name} -name '*.br' -delete -o -name '*.gz' -delete`;
  return [
    ...(files.length > MOST_FILES ? [tooMany] : []),
    ...large
      .slice(0, MOST_NAMED)
      .map(
        ({ file, size }) =>
          `${name}/${file} has ${figure(Math.ceil(size / MEGABYTE))} MiB; Cloudflare Pages takes no file of more than ${LARGEST_FILE / MEGABYTE} MiB. ` +
          'Make it smaller, or put it on another server.',
      ),
  ];
}

/**
 * What a host would leave out of a build without a word: a warning for each limit, with its figure and what to do.
 * @param name How messages call the folder of the build.
 * @param kept Files of the build that are in another folder.
 */
export function hostWarnings(dist: string, name: string, kept: readonly BuiltFile[] = []): string[] {
  return [
    ...headerWarnings(linesOf(path.join(dist, '_headers')), name),
    ...redirectWarnings(linesOf(path.join(dist, '_redirects')), name),
    ...fileWarnings([...filesIn(dist), ...kept], name),
  ];
}
