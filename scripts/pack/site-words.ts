import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BLOCK_FOLDERS, ownerOf } from '@json-site/compiler/documents';
import { filesBelow, namesIn } from '@json-site/content/files';
import { ROOT } from '../root.ts';
import { MAIN_SITE } from '../test/site-copy.ts';

/** Sites that anybody may see: a word that they have too says nothing about a site. */
export const NEUTRAL = ['starter', 'tests/fixtures/second-site'];

/** Of site.json, what names the organisation. Its labels are ordinary words. */
const NAMING = ['brand', 'company', 'contact', 'offices', 'url'];

/** Colours, numbers that somebody has, and addresses. */
const DISTINCT = /^#[0-9a-f]{6}$|\d{4}|@|:\/\//i;
/** The address of no site, which stands in messages and documents. */
const RESERVED = 'https://www.example.com';
const SENTENCE = /\S+\s+\S+\s+\S+\s+\S/;
const SEVERAL_WORDS = /\S\s+\S/;

type Json = Record<string, unknown>;

const readJson = (root: string, file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Json;

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The title of a page or record, if it is more than a word. */
const titlesIn = ({ title, name }: Json): string[] =>
  textsIn([title, name]).filter((text) => SEVERAL_WORDS.test(text));

/** The names of a site: of the organisation, its pages, records, record types and blocks. */
function namesOf(root: string, files: readonly string[]): string[] {
  const routes = files.flatMap((file) => /^content\/pages(\/.+)\.json$/.exec(file)?.[1] ?? []);
  const ids = files.flatMap((file) => /^content\/[^/]+\/(\w+-[\w-]+)\.json$/.exec(file)?.[1] ?? []);
  const collections = filesBelow(root, 'schemas/records').filter((file) => ownerOf(file) === 'site');
  const site = readJson(root, 'content/site.json');
  const own = textsIn(NAMING.map((name) => site[name]));
  return [
    ...own.filter((text) => SEVERAL_WORDS.test(text)),
    ...textsIn((site['brand'] as Json)['name']),
    ...files
      .filter((file) => /^content\/[^/]+\/.+\.json$/.test(file))
      .flatMap((file) => titlesIn(readJson(root, file))),
    ...routes.filter((route) => route !== '/index').map((route) => `"${route}"`),
    ...ids,
    ...collections.map((file) => `content/${path.basename(file, '.schema.json')}`),
    ...namesIn(root, BLOCK_FOLDERS.site),
  ];
}

/** The words by which a site is recognised: its names, sentences, numbers, addresses and colours. */
function wordsOf(root: string): string[] {
  // The house style quotes parts of the other texts, which other sites have too.
  const files = filesBelow(root, 'content').filter(
    (file) => file.endsWith('.json') && !file.startsWith('content/house-style.'),
  );
  const texts = files.flatMap((file) => textsIn(readJson(root, file)));
  return [...namesOf(root, files), ...texts.filter((text) => DISTINCT.test(text) || SENTENCE.test(text))];
}

/** The words of a site that no neutral site has: those of the main site, on which the engine is developed. */
export function siteWords(root = MAIN_SITE, neutral = NEUTRAL): string[] {
  const known = new Set([RESERVED, ...neutral.flatMap((folder) => wordsOf(path.join(ROOT, folder)))]);
  return [...new Set(wordsOf(root))].filter((word) => !known.has(word));
}

const isPart = (character: string | undefined) => /[a-zA-Z0-9]/.test(character ?? '');

/** Whether a text contains a word, not as a part of another one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + word.length])) return true;
  return false;
}

/** Where files of a folder contain one of these words. */
export function findWords(folder: string, files: readonly string[], words: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return words.filter((word) => hasWord(text, word)).map((word) => `${file}: ${word}`);
  });
}
