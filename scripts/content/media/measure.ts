import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatOfName, PIXEL_FORMATS } from '@json-site/compiler/media';
import type { MediaFault } from '@json-site/compiler/types';
import { engineModule, siteFolder } from '../folders.ts';
import { writeAtOnce } from '../write-at-once.ts';
import { isText, kindOfBytes } from './file-signature.ts';
import { contentHash } from './media-url.ts';
import type { Size } from './svg/svg-size.ts';

/** The size of a picture as browsers show it, and why it cannot be used. */
export interface MeasuredPicture extends Size {
  fault?: MediaFault;
  /** The colours of its pixels in a tiny copy: red, green and blue of each, as base64. */
  pixels?: string;
}

/** A picture to measure. */
export interface PictureToMeasure {
  /** Its path. */
  file: string;
  /** Changes with its bytes. */
  key: string;
}

const MOST_PIXELS = 100_000_000;

/** Pixels on the longer side of the tiny copy. A word over the picture covers several of them. */
const TINY = 24;

/**
 * Decodes each picture, which notices a truncated one. `autoOrient` is the size as browsers show it: a photograph taken
 * upright is often stored on its side.
 */
const MEASURE = `
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
async function measure(file) {
  const picture = sharp(file, { failOn: 'truncated', limitInputPixels: ${MOST_PIXELS} });
  try {
    const { format, pages = 1, autoOrient } = await picture.metadata();
    const isAnimated = pages > 1;
    const tiny = picture.resize(${TINY}, ${TINY}, { fit: 'inside' }).flatten({ background: 'white' });
    const colours = () => tiny.toColourspace('srgb').raw().toBuffer();
    const pixels = isAnimated ? undefined : await colours().then((all) => all.toString('base64'), () => undefined);
    return { format, isAnimated, decodes: isAnimated || pixels !== undefined, pixels, ...autoOrient };
  } catch (error) {
    return { isTooLarge: /pixel limit/.test(error.message) };
  }
}
const found = [];
for (const file of JSON.parse(await text(process.stdin))) found.push(await measure(file));
console.log(JSON.stringify(found));
`;

interface Measured extends Partial<Size> {
  format?: string;
  isAnimated?: boolean;
  decodes?: boolean;
  isTooLarge?: boolean;
  pixels?: string;
}

/** PNG has animations that sharp does not report. */
function isAnimatedPng(bytes: Buffer): boolean {
  const animation = bytes.indexOf('acTL');
  return animation > 0 && animation < bytes.indexOf('IDAT');
}

/** Browsers and the build read a picture by its bytes, so that its name may say another of these formats. */
function faultOf(file: string, measured: Measured): MediaFault | undefined {
  const bytes = readFileSync(file);
  if (bytes.length === 0) return { kind: 'empty' };
  if (measured.isTooLarge) return { kind: 'too-large' };
  const found = kindOfBytes(bytes);
  // sharp guesses from the first brand what is in the container that AVIF shares with HEIC.
  const format = PIXEL_FORMATS.find((each) =>
    measured.format === 'heif' ? each === found?.format : each === measured.format,
  );
  if (format === undefined) {
    if (found && found.format !== formatOfName(file)) return { kind: 'format', found: found.what };
    return { kind: !found && isText(bytes) ? 'text' : 'damaged' };
  }
  if (measured.isAnimated || (format === 'png' && isAnimatedPng(bytes))) return { kind: 'animated' };
  return measured.decodes ? undefined : { kind: 'damaged' };
}

/**
 * Measures pictures in one child process, because sharp has no synchronous interface and the content is read
 * synchronously.
 */
function measureFiles(files: readonly string[]): MeasuredPicture[] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', MEASURE], {
    // Where the child process finds sharp.
    cwd: import.meta.dirname,
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  return (JSON.parse(output) as Measured[]).map((measured, index) => {
    const fault = faultOf(files[index] ?? '', measured);
    const { width = 0, height = 0, pixels } = measured;
    if (fault) return { width: 0, height: 0, fault };
    return { width, height, ...(pixels !== undefined && { pixels }) };
  });
}

const CODE = ['measure.ts', 'file-signature.ts'].map((name) =>
  readFileSync(engineModule(`scripts/content/media/${name}`)),
);

/** Safe to delete. Its name has a hash of the code that measures. */
const cacheFile = () =>
  path.join(siteFolder(), `.cache/photographs/measured-${contentHash(Buffer.concat(CODE))}.json`);

let known: Map<string, MeasuredPicture> | undefined;

function readCache(): Map<string, MeasuredPicture> {
  try {
    return new Map(
      Object.entries(JSON.parse(readFileSync(cacheFile(), 'utf8')) as Record<string, MeasuredPicture>),
    );
  } catch {
    // There is no cache yet.
    return new Map();
  }
}

/** Returns the measured pictures by their key. Decodes only pictures that no command has measured before. */
export function measurePictures(pictures: readonly PictureToMeasure[]): ReadonlyMap<string, MeasuredPicture> {
  if (pictures.length === 0) return new Map();
  known ??= readCache();
  const isKnown = known;
  const unknown = pictures.filter(({ key }) => !isKnown.has(key));
  if (unknown.length > 0) {
    const measured = measureFiles(unknown.map(({ file }) => file));
    for (const [index, { key }] of unknown.entries())
      known.set(key, measured[index] ?? { width: 0, height: 0, fault: { kind: 'damaged' } });
    writeAtOnce(cacheFile(), JSON.stringify(Object.fromEntries(known)));
  }
  return known;
}
