import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type subsetFont from 'subset-font';
import { SINGLETONS } from '@json-site/compiler/documents';
import { type FontFiles, type FontUse, fontUsesOf } from '@json-site/compiler/theme';
import { writeFiles } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { contentHash, MEDIA_FOLDER, mediaName } from '@json-site/content/media';
import type { Theme } from '@json-site/model/content-types';
import { fallbackOf, lettersOf } from './font-fallback.ts';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';

/** Safe to delete. File names contain a hash of everything that a font is made from. */
const CACHE = '.cache/fonts';

/** Character ranges of every subset: Latin-1 and the punctuation of western European languages. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

type Range = (typeof CHARACTERS)[number];

function charactersOf([first, last]: Range): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

const TEXT = CHARACTERS.map(charactersOf).join('');

const ENDINGS = { woff2: 'woff2', sfnt: 'ttf' } as const;

/** The values of the axes on which a variable font no longer varies, such as `wght`. */
type Axes = Record<string, number>;

/** The instance of a variable font that pages show: its weight and optical size in src/app/styles/global.css. */
const SHOWN: Record<FontUse, Axes> = {
  headings: { wght: 650, opsz: 32 },
  body: { wght: 400, opsz: 17 },
};

const axesOf = (weight: number | undefined): Axes => (weight === undefined ? {} : { wght: weight });

type SubsetOptions = Parameters<typeof subsetFont>[2];

/** CommonJS, as a worker of a text is. */
const SUBSET = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { library, original, text, options } = workerData;
  import(library)
    .then(({ default: subsetFont }) => subsetFont(Buffer.from(original), text, options))
    .then((bytes) => parentPort.postMessage(bytes));
`;

/**
 * Subsets a font in a thread: it takes a second of CPU time without a pause, in which this thread can bundle. Rejects
 * if the library refuses the font.
 */
function subsetInThread(original: Buffer, text: string, options: SubsetOptions): Promise<Uint8Array> {
  const library = pathToFileURL(createRequire(import.meta.url).resolve('subset-font')).href;
  const worker = new Worker(SUBSET, { eval: true, workerData: { library, original, text, options } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The fonts in work, by their target. */
const making = new Map<string, Promise<void>>();

async function makeSubset(file: string, ...subset: Parameters<typeof subsetInThread>): Promise<void> {
  writeFiles(siteFolder(), { [file]: await subsetInThread(...subset) });
}

/**
 * Subsets a font of content/media/ to values of axes and the characters above, which halves the file. Returns the path
 * of the new file from the root. The file is cached.
 * @param format `woff2` for browsers, `sfnt` (TrueType) for the renderer of pictures.
 */
async function subsetOf(
  name: string,
  axes: Axes,
  format: keyof typeof ENDINGS,
  characters = '',
): Promise<string> {
  const original = readFileSync(path.join(siteFolder(), MEDIA_FOLDER, name));
  const text = [...new Set(TEXT + characters)].sort().join('');
  const key = contentHash(`${contentHash(original)} ${JSON.stringify(axes)} ${text}`);
  // In the address of a style sheet, characters such as # have a meaning.
  const plain = path.parse(name).name.replace(/[^\w-]+/g, '-');
  const subset = `${CACHE}/${plain}.${key}.${ENDINGS[format]}`;
  const target = path.join(siteFolder(), subset);
  if (!making.has(target) && !existsSync(target)) {
    const options = {
      targetFormat: format,
      ...(Object.keys(axes).length > 0 && { variationAxes: axes }),
    };
    const made = makeSubset(subset, original, text, options).finally(() => making.delete(target));
    making.set(target, made);
  }
  await making.get(target);
  return subset;
}

/** Returns the path of the subset of a font of the theme, or undefined for a font without a file. */
export async function subsetFontFile(
  font: Theme['fonts']['headings'],
  format: keyof typeof ENDINGS,
  characters?: string,
): Promise<string | undefined> {
  return font.file && subsetOf(mediaName(font.file.src), axesOf(font.weight), format, characters);
}

/**
 * Begins to subset the fonts of the theme while this thread compiles the content, half a second of each build
 * without a cache. What is wrong in the file is the compiler's to report.
 */
export async function beginFonts(root: string): Promise<void> {
  try {
    const { fonts } = JSON.parse(readFileSync(path.join(root, SINGLETONS.themeFile.file), 'utf8'));
    for (const [, { file, weight }] of fontUsesOf(fonts)) {
      const make = (format: keyof typeof ENDINGS) =>
        subsetOf(String(file), axesOf(weight), format, fonts.characters);
      if (file) await Promise.all([make('woff2'), make('sfnt')]);
    }
  } catch {}
}

/** Reads the metrics of a font of the theme; of a variable font, those of the instance that pages show. */
async function shownMetrics(
  use: FontUse,
  name: string,
  weight: number | undefined,
  characters: string | undefined,
): Promise<FontMetrics> {
  const read = async (axes: Axes) =>
    readFontMetrics(readFileSync(path.join(siteFolder(), await subsetOf(name, axes, 'sfnt', characters))));
  const metrics = await read(axesOf(weight));
  const variable = Object.entries(SHOWN[use]).filter(([axis]) => metrics.axes.includes(axis));
  return variable.length === 0 ? metrics : read({ ...axesOf(weight), ...Object.fromEntries(variable) });
}

/**
 * The files of the theme's fonts, with their URLs as Vite resolves them and their fallbacks. Fonts without a file have
 * none.
 * @param content The site in all languages. Its texts are the sample for the widths of the fallbacks.
 */
export async function fontFiles({ fonts }: Theme, content: unknown): Promise<FontFiles> {
  const { characters } = fonts;
  const files: FontFiles = {};
  for (const [use, font] of fontUsesOf(fonts)) {
    const url = await subsetFontFile(font, 'woff2', characters);
    if (!url || !font.file) continue;
    const metrics = await shownMetrics(use, mediaName(font.file.src), font.weight, characters);
    const fallback = fallbackOf(use, metrics, lettersOf(content), font.fallback);
    files[use] = { url: `/${url}`, ...(fallback && { fallback }) };
  }
  return files;
}
