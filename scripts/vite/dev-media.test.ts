import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureFor } from '../../src/compiler/media/picture.ts';
import type { MediaFile } from '../../src/compiler/types.ts';
import { MEDIA_FOLDER, readMedia } from '../content/media/media.ts';
import { devMedia } from './dev-media.ts';

const root = mkdtempSync(path.join(tmpdir(), 'dev-media-'));
mkdirSync(path.join(root, MEDIA_FOLDER), { recursive: true });
const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a7' } });
writeFileSync(path.join(root, MEDIA_FOLDER, 'gate.png'), await picture.png().toBuffer());
writeFileSync(path.join(root, 'secret.png'), 'secret');
const [gate] = readMedia(root).files as [MediaFile];

const serve = devMedia(root);
const server = createServer((request, response) => {
  request.url = request.url?.replace(/^\/media/, '');
  serve(request, response, () => {
    response.statusCode = 404;
    response.end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const request = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);

test('answers the address of a file that the build would make with a picture of that width', async () => {
  const [avif] = pictureFor(gate, '2rem').files;
  const response = await request(avif?.src ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: avif?.width });
});

test.each([
  '/media/gate.png.0000000000-32.avif',
  '/media/..%2F..%2Fsecret.png.0000000000-32.avif',
  '/media/no.png',
])('does not answer %s', async (address) => {
  expect((await request(address)).status).toBe(404);
});
