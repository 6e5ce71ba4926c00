import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '../../../src/model/content-types.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { withInlineLogo } from './inline-logo.ts';

const root = temporaryFolder(afterAll);
mkdirSync(path.join(root, 'content/media'), { recursive: true });

/** The address of a logo with this file name and text. */
function addressOf(name: string, text?: string): string {
  if (text !== undefined) writeFileSync(path.join(root, 'content/media', name), text);
  const src = `/media/${name.replace('.', '.0123456789.')}`;
  const site = { brand: { name: 'Example', logo: { src, width: 40, height: 30 } } } as unknown as Site;
  const { brand } = withInlineLogo(site, root);
  expect(brand).toEqual({ ...site.brand, logo: { ...site.brand.logo, src: brand.logo.src } });
  return brand.logo.src;
}

const svg = (content: string) => `<svg viewBox="0 0 40 30">${content}</svg>`;

test('a small SVG is its own address', () => {
  const text = svg('<path fill="#0a6658" d="M0 0h40v30z"/>');
  const [kind, encoded = ''] = addressOf('logo.svg', text).split(/,(.*)/);
  expect(kind).toBe('data:image/svg+xml');
  expect(decodeURIComponent(encoded)).toBe(text);
});

test('a larger SVG, a photograph and a file that is missing stay files', () => {
  expect(addressOf('large.svg', svg('<path/>'.repeat(80)))).toBe('/media/large.0123456789.svg');
  expect(addressOf('photo.jpg', 'small')).toBe('/media/photo.0123456789.jpg');
  expect(addressOf('missing.svg')).toBe('/media/missing.0123456789.svg');
});
