import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureFor } from '../../../src/compiler/media/picture.ts';
import type { MediaFile } from '../../../src/compiler/types.ts';
import { listen } from '../../../tests/support/listen.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { MEDIA_FOLDER, readMedia } from '../../content/media/media.ts';
import { devMedia } from './dev-media.ts';

const root = temporaryFolder(afterAll);
mkdirSync(path.join(root, MEDIA_FOLDER), { recursive: true });
const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a7' } });
writeFileSync(path.join(root, MEDIA_FOLDER, 'gate.png'), await picture.png().toBuffer());
writeFileSync(path.join(root, 'secret.png'), 'secret');
const van = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
for (const name of ['van', 'vans/a', 'vans/b']) {
  mkdirSync(path.dirname(path.join(root, MEDIA_FOLDER, name)), { recursive: true });
  writeFileSync(path.join(root, MEDIA_FOLDER, `${name}.svg`), van);
}
writeFileSync(path.join(root, MEDIA_FOLDER, 'page.html'), '<script>1</script>');
writeFileSync(path.join(root, MEDIA_FOLDER, 'prices.pdf'), '%PDF-1.7');
const { files, sprites } = readMedia(root);
const gate = files.find(({ name }) => name === 'gate.png') as MediaFile;

mkdirSync(path.join(root, MEDIA_FOLDER, 'files'));
for (const name of ['our minutes.pdf', 'gate.png'])
  writeFileSync(path.join(root, MEDIA_FOLDER, 'files', name), '%PDF-1.7 %%EOF');
const serve = { media: devMedia(root, '/media'), files: devMedia(root, '/files') };
const { url, stop } = await listen((request, response) => {
  const [, folder = ''] = request.url?.split('/') ?? [];
  request.url = request.url?.slice(folder.length + 1) ?? '';
  serve[folder === 'files' ? 'files' : 'media'](request, response, () => response.writeHead(404).end());
});
afterAll(stop);

const request = (address: string, headers = {}) => fetch(url + address, { headers });

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
  '/media/%',
  '/media//[',
])('does not answer %s', async (address) => {
  expect((await request(address)).status).toBe(404);
});

test.each(['/media/van.svg', '/media/van.0123456789.svg', '/media/page.html', sprites[0]?.src ?? ''])(
  'no script runs in %s when it is opened',
  async (address) => {
    const { status, headers } = await request(address);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; style-src/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('browsers can show a PDF document', async () => {
  const { headers } = await request('/media/prices.pdf');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-security-policy')).toBeNull();
});

test('answers a request for a part of a file', async () => {
  const response = await request('/media/prices.pdf', { Range: 'bytes=1-3' });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe('PDF');
});

test('answers the lasting address of a document, and of nothing else', async () => {
  expect((await request('/files/our%20minutes.pdf')).headers.get('content-type')).toBe('application/pdf');
  for (const address of ['/files/gate.png', '/files/none.pdf', '/files/../van.svg', '/files/%2e%2e/van.svg'])
    expect((await request(address)).status, address).toBe(404);
});
