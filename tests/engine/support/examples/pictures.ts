import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { MEDIA_FOLDER, readMedia } from '../../../../scripts/content/media/media.ts';
import { VAN } from '../../../support/small-site/site.ts';
import type { LocatedExample } from './example.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#888', noise } });
const [jpeg, png, webp, avif] = await Promise.all([
  picture.clone().jpeg().toBuffer(),
  picture.clone().png().toBuffer(),
  picture.clone().webp().toBuffer(),
  picture.clone().avif({ effort: 0 }).toBuffer(),
]);
const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]);
const film = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
const [animated, gif] = await Promise.all([film.clone().webp().toBuffer(), film.clone().gif().toBuffer()]);

/** An animated PNG differs from a still one by a chunk before the pixels. */
const chunk = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1');
const checksum = Buffer.alloc(4);
checksum.writeUInt32BE(crc32(chunk));
const length = Buffer.from([0, 0, 0, 8]);
const animatedPng = Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)]);
const first = (bytes: Buffer, part: number) => bytes.subarray(0, Math.round(bytes.length * part));
const text = (value: string) => Buffer.from(value);
const svg = (inside: string, root = 'viewBox="0 0 4 3"') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);
/** The start of the films and HEIC pictures that phones write. */
const container = (brand: string) => Buffer.concat([text(`\0\0\0\x18ftyp${brand}`), Buffer.alloc(40)]);

/** Name of the file, its bytes, and a part of the diagnostic. */
const FILES: [name: string, bytes: Buffer, words: string][] = [
  ['empty.jpg', Buffer.alloc(0), 'is an empty file'],
  ['text.jpg', text('The picture comes later.'), 'contains text, not a picture'],
  ['cut.jpg', first(jpeg, 0.6), 'is damaged'],
  ['cut.png', first(png, 0.6), 'is damaged'],
  ['cut.webp', first(webp, 0.6), 'is damaged'],
  ['cut.avif', first(avif, 0.6), 'is damaged'],
  ['bytes.png', Buffer.alloc(200, 1), 'is damaged'],
  ['really-gif.png', gif, 'is a GIF picture, and its name says PNG'],
  ['really-heic.jpg', container('heic'), 'is a HEIC picture, and its name says JPEG'],
  ['film.jpg', container('qt  '), 'is a film, and its name says JPEG'],
  ['document.png', text('%PDF-1.7'), 'is a PDF document, and its name says PNG'],
  ['page.webp', text('<!doctype html><title>Not found</title>'), 'is a web page, and its name says WebP'],
  ['drawing.png', svg('<path d="M0 0h4v3z"/>'), 'is an SVG, and its name says PNG'],
  ['animated.webp', animated, 'is animated'],
  ['animated.png', animatedPng, 'is animated'],
  ['script.svg', svg('<script>alert(1)</script>'), 'contains the script <script>'],
  ['handler.svg', svg('<path d="M0 0h4" onclick="alert(1)"/>'), 'the event handler onclick of <path>'],
  ['script-link.svg', svg('<a href="javascript:alert(1)"/>'), 'refers to "javascript:alert(1)"'],
  ['no-size.svg', svg('', ''), 'has no width and height'],
  ['photo.svg', jpeg, 'is a JPEG picture, and its name says SVG'],
  ['notes.svg', text('Draw a van.'), 'contains text, not a picture'],
  ['IMG_1.heic', container('heic'), 'this file is a HEIC picture'],
  ['still.gif', gif, 'this file is a GIF picture'],
  ['prices.pdf', text('%PDF-1.7 %%EOF'), 'this file is a PDF document'],
  ['notes.txt', text('Notes'), 'this file is a document'],
];

/** Faults inside an SVG are reported at its own line, others where a page names the file. */
const INSIDE = ['script.svg', 'handler.svg', 'script-link.svg'];

/** Reads the files as the commands do. */
function readFiles() {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const folder = path.join(root, MEDIA_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of FILES) writeFileSync(path.join(folder, name), bytes);
  const { files } = readMedia(root);
  rmSync(root, { recursive: true });
  return files;
}

const media = [VAN, ...readFiles()];

/** Broken and disguised pictures. Each is named in the fifth line of a page. */
export const PICTURE_EXAMPLES: LocatedExample[] = FILES.map(([name, bytes, words]) => {
  const image = { src: name, alt: 'The van on the green.' };
  const page = {
    title: 'Start',
    description: 'About it.',
    image,
    blocks: [{ type: 'hero', heading: 'Start' }],
  };
  return {
    title: `the picture ${name}`,
    at: INSIDE.includes(name)
      ? `content/media/${name}:1:${bytes.indexOf('<', 1) + 1} unusable-media`
      : 'content/pages/index.json:5:12 unusable-media',
    words,
    files: { 'pages/index.json': JSON.stringify(page, null, 2) },
    input: { media },
  };
});
