import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import { safeName, uploadFile } from './media-files.ts';

let root: string;
const media = () => path.join(root, 'content/media');

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(media(), { recursive: true });
});

const picture = (red: number) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .jpeg()
    .toBuffer();

function upload(name: string, bytes: Buffer | string, pattern?: string): string {
  const context = { root, store: { refresh: () => undefined } } as unknown as ContentContext;
  const data = Buffer.from(bytes).toString('base64');
  return uploadFile(context, { name, data, ...(pattern !== undefined && { pattern }) }).name;
}

test('writes a picture with a name that every computer and address accepts', async () => {
  const bytes = await picture(200);
  expect(upload('../Été IMG_0042 (1).JPG', bytes)).toBe('ete-img-0042-1.jpg');
  expect(readFileSync(path.join(media(), 'ete-img-0042-1.jpg'))).toEqual(bytes);
  expect(safeName('写真.JPG')).toBe('xiezhen.jpg');
});

test('accepts the same picture twice, and replaces no other one', async () => {
  const bytes = await picture(200);
  upload('van.jpg', bytes);
  expect(upload('van.jpg', bytes)).toBe('van.jpg');
  const other = await picture(100);
  expect(() => upload('VAN.jpg', other)).toThrow(
    'There is another file with the name van.jpg. Choose it from the list, replace it in Files, or rename yours.',
  );
  expect(readFileSync(path.join(media(), 'van.jpg'))).toEqual(bytes);
});

test('adds a document where a field takes documents, and refuses another file there', () => {
  const documents = '\\.(pdf|docx)$';
  expect(upload('Minutes May.PDF', '%PDF-1.7 … %%EOF', documents)).toBe('files/minutes-may.pdf');
  expect(() => upload('minutes.pdf', 'Not a PDF.', documents)).toThrow('minutes.pdf is damaged');
  expect(() => upload('van.mp4', 'x', documents)).toThrow(
    '"van.mp4" cannot be used here. Choose a file of one of these kinds: pdf, docx.',
  );
});

test('refuses a file that no page can show, in words', async () => {
  const bytes = await picture(200);
  const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>';
  const refused: [name: string, bytes: Buffer | string, message: string][] = [
    ['clip.mov', 'x', 'clip.mov is a film. Choose a still picture.'],
    ['notes.docx', 'x', 'notes.docx is a document.'],
    ['van.png', plain, 'van.png is an SVG, and its name says PNG. Rename it'],
    ['van.jpg', bytes.subarray(0, bytes.length / 2), 'van.jpg is damaged'],
    ['van.svg', script, 'van.svg contains the script <script>, in line 1.'],
    ['utf-16.svg', Buffer.from(`\uFEFF${plain}`, 'utf16le'), 'The file is saved as UTF-16 LE, not as UTF-8.'],
    ['.svg', plain, '".svg" has no name before its file extension. Rename it.'],
    ['photos/.svg', plain, '"photos/.svg" has no name before its file extension.'],
    ['', plain, 'A file without a name is no picture.'],
    [`${'a'.repeat(300)}.svg`, plain, 'has 304 characters. Rename the file: at most 200.'],
    ['van.jpg', '', 'van.jpg is an empty file.'],
    ['van.jpg', Buffer.alloc(20_000_001), 'van.jpg is larger than 20 MB.'],
  ];
  for (const [name, content, message] of refused) expect(() => upload(name, content)).toThrow(message);
  expect(readdirSync(media())).toEqual([]);
});

test('refuses a folder for pictures outside of content/', async () => {
  rmSync(media(), { recursive: true });
  symlinkSync(tmpdir(), media());
  const bytes = await picture(200);
  expect(() => upload('van.jpg', bytes)).toThrow('is outside content/');
});

test('replaces no folder with the name of a picture', async () => {
  mkdirSync(path.join(media(), 'van.jpg'));
  const bytes = await picture(200);
  expect(() => upload('van.jpg', bytes)).toThrow('There is another file with the name van.jpg.');
});
