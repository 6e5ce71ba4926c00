import { execFileSync } from 'node:child_process';
import { parse } from 'node-html-parser';

/** Size of a picture in CSS pixels; 0 x 0 if it cannot be read. */
export interface Size {
  width: number;
  height: number;
}

/** Reads the width and height of an SVG, or else its viewBox. */
export function svgSize(text: string): Size {
  const attributes = parse(text, { comment: false }).querySelector('svg')?.attributes ?? {};
  const pixels = (name: string) => Number(/^([0-9.]+)(?:px)?$/.exec(attributes[name] ?? '')?.[1] ?? 0);
  const [width, height] = [pixels('width'), pixels('height')];
  if (width && height) return { width, height };
  const [, , boxWidth, boxHeight] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width: boxWidth || 0, height: boxHeight || 0 };
}

/** `autoOrient` is the size as browsers show it: a photograph taken upright is often stored on its side. */
const MEASURE = `
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
const measure = (file) => sharp(file).metadata().then(
  ({ format, autoOrient }) => ({ format, ...autoOrient }),
  () => ({ width: 0, height: 0 }),
);
console.log(JSON.stringify(await Promise.all(JSON.parse(await text(process.stdin)).map(measure))));
`;

interface Measured extends Size {
  format?: string;
}

const FORMATS: Record<string, RegExp> = { png: /\.png$/i, jpeg: /\.jpe?g$/i, webp: /\.webp$/i };

/**
 * Reads the sizes of PNG, JPEG and WebP files. A child process measures all of them at once: sharp has no synchronous
 * interface, and the content is read synchronously.
 */
export function pictureSizes(files: readonly string[]): Size[] {
  if (files.length === 0) return [];
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', MEASURE], {
    // Where the child process finds sharp.
    cwd: import.meta.dirname,
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  const measured = JSON.parse(output) as Measured[];
  return measured.map(({ format = '', width, height }, index) =>
    FORMATS[format]?.test(files[index] ?? '') ? { width, height } : { width: 0, height: 0 },
  );
}
