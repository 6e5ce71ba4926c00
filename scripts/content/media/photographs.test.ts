import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { downloadOf, pictureFor } from '../../../src/compiler/media/picture.ts';
import type { MediaFile } from '../../../src/compiler/types.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { MEDIA_FOLDER, readMedia } from './media.ts';
import { mediaName } from './media-url.ts';
import { makePictures, quickPicture } from './photographs.ts';

const root = temporaryFolder(afterAll);
const folder = path.join(root, MEDIA_FOLDER, 'our walks');
mkdirSync(folder, { recursive: true });
const made = new Set<string>();
afterAll(() => {
  for (const file of made) rmSync(file, { force: true });
});

/** Red at the left, blue at the right, and different bytes in each run, so that no cache has it. */
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const right = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#00f' } })
  .png()
  .toBuffer();
const mark = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#888', noise } })
  .png()
  .toBuffer();
const stored = sharp({ create: { width: 120, height: 80, channels: 3, background: '#f00' } }).composite([
  { input: right, left: 60, top: 0 },
  { input: mark, left: 50, top: 30 },
]);
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '53/1 57/1 0/1' };
const file = path.join(folder, 'gate.jpg');
/** Orientation 6: the camera was turned, and the left side of the file is the top of the picture. */
writeFileSync(
  file,
  await stored
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: 'Ann' }, IFD3: GPS })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
);
writeFileSync(path.join(folder, 'plan.png'), right);

const [gate, plan] = readMedia(root).files as [MediaFile, MediaFile];

async function make(list: Parameters<typeof makePictures>[1]) {
  const found = await makePictures(root, list);
  for (const one of found.values()) made.add(one);
  return [...found.values()];
}

test('knows the size of a picture as browsers show it', () => {
  expect(gate).toMatchObject({ name: 'our walks/gate.jpg', width: 80, height: 120 });
  expect(plan).toMatchObject({ width: 60, height: 80 });
});

test('makes upright files without metadata in both formats', async () => {
  const { files, media } = pictureFor(gate, '3rem');
  expect(media).toMatchObject({ width: 80, height: 120, sizes: '3rem' });
  expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['avif', 'webp']));
  for (const one of await make(files)) {
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(one).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(height / width).toBeCloseTo(1.5, 1);
    const { data, info } = await sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray(info.channels * Math.floor(info.width / 2));
    expect(red - blue, 'the top is red').toBeGreaterThan(100);
  }
});

test('makes a file once', async () => {
  const { files } = pictureFor(gate, '2rem');
  const [first = ''] = await make(files);
  const before = statSync(first).mtimeMs;
  await make(files);
  expect(statSync(first).mtimeMs).toBe(before);
});

test('an address changes with the bytes and leads back to the file', async () => {
  const [{ src = '' } = {}] = pictureFor(gate, '1').files;
  expect(src).toMatch(/^\/media\/our%20walks\/gate\.jpg\.[0-9a-f]{10}-80\.avif$/);
  expect(mediaName(src)).toBe('our walks/gate.jpg');
  writeFileSync(file, await sharp(file).jpeg({ quality: 50 }).toBuffer());
  const [changed] = readMedia(root).files as [MediaFile];
  expect(pictureFor(changed, '1').files[0]?.src).not.toBe(src);
});

test('a picture without a slot is one WebP, a preview for social networks a JPEG, and a download has its own format', () => {
  expect(pictureFor(plan, undefined)).toMatchObject({
    media: { width: 60, height: 80, src: expect.stringMatching(/-60\.webp$/) },
    files: [{ format: 'webp' }],
  });
  expect(pictureFor(plan, 'preview').media.src).toMatch(/-60-ffffff\.jpg$/);
  expect(downloadOf(plan).src).toMatch(/-60\.png$/);
});

test('the development server makes a WebP instead of an AVIF', async () => {
  const [wanted] = pictureFor(plan, '2rem').files;
  if (!wanted) throw new Error('There is no file.');
  const quick = await quickPicture(root, wanted);
  made.add(quick);
  expect(existsSync(quick)).toBe(true);
  expect((await sharp(quick).metadata()).format).toBe('webp');
});

const words = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M9 9h9v9H9z"/></svg>',
);

/** The first pixel of a file. */
async function firstPixel(file: string): Promise<number[]> {
  return [...(await sharp(file).raw().toBuffer()).subarray(0, 3)];
}

test.each(['png', 'webp', 'avif'] as const)(
  'a transparent %s has the colour of paper where a format has no transparency',
  async (format) => {
    const name = `words.${format}`;
    writeFileSync(path.join(root, MEDIA_FOLDER, name), await sharp(words).toFormat(format).toBuffer());
    const found = readMedia(root).files.find((each) => each.name === name);
    if (!found) throw new Error('There is no file.');
    const [white = ''] = await make(pictureFor(found, 'preview').files);
    expect(await firstPixel(white)).toEqual([255, 255, 255]);
    const [yellow = ''] = await make(pictureFor(found, 'preview', { paper: 'ffff00' }).files);
    const [red = 0, , blue = 0] = await firstPixel(yellow);
    expect(red - blue).toBeGreaterThan(200);
    expect(mediaName(pictureFor(found, 'preview', { paper: 'ffff00' }).media.src)).toBe(name);
  },
);

test('an error of the encoder names the photograph', async () => {
  const wanted = {
    name: 'our walks/plan.png',
    src: '/media/none-1.webp',
    width: 20_000,
    format: 'webp',
  } as const;
  await expect(makePictures(root, [wanted])).rejects.toThrow(/^content\/media\/our walks\/plan\.png cannot/);
});

/** What is wrong with a picture of these bytes. */
function faultOf(name: string, bytes: Buffer): MediaFile['fault'] {
  writeFileSync(path.join(root, MEDIA_FOLDER, name), bytes);
  return readMedia(root).files.find((each) => each.name === name)?.fault;
}

test('an AVIF picture can have another brand first', async () => {
  const bytes = await sharp(words).avif().toBuffer();
  expect(faultOf('plain.avif', bytes)).toBeUndefined();
  bytes.write('mif1', 8, 'latin1');
  expect(faultOf('other.avif', bytes)).toBeUndefined();
  bytes.write('heic'.repeat(9), 16, bytes.readUInt32BE(0) - 16, 'latin1');
  expect(faultOf('heic.avif', bytes)).toEqual({ kind: 'format', found: 'a HEIC picture' });
});

test('a picture of pixels can have the file extension of another one, and no other format', async () => {
  expect(faultOf('real.jpg', await sharp(words).png().toBuffer())).toBeUndefined();
  expect(faultOf('real.png', await sharp(words).webp().toBuffer())).toBeUndefined();
  expect(faultOf('real.webp', words)).toEqual({ kind: 'format', found: 'an SVG' });
  expect(faultOf('still.png', await sharp(words).gif().toBuffer())).toMatchObject({ found: 'a GIF picture' });
});
