import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { payloadUrl } from '../../../src/app/navigation/payload.ts';
import { BUILT } from '../support/built-folder.ts';
import { ROUTES } from '../support/site.ts';

const DIST = path.join(BUILT, 'dist');

/** All strings in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

/** A page's own sentences. Excludes page cards, whose texts are also in the header's menus. */
function sentences(route: string): string[] {
  const file = path.join(DIST, payloadUrl(route));
  const { page } = JSON.parse(readFileSync(file, 'utf8')) as { page: { blocks: { type: string }[] } };
  const own = page.blocks.filter(({ type }) => type !== 'page-cards');
  return texts(own).filter((text) => text.length > 40 && /[a-z]{3,} [a-z]{3,}/.test(text));
}

test('no script contains a sentence of any page', () => {
  const assets = path.join(DIST, 'assets');
  const code = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
    .join('\n');
  for (const route of ROUTES) {
    const own = sentences(route);
    expect(own.length, route).toBeGreaterThan(0);
    expect(own.filter((sentence) => code.includes(sentence))).toEqual([]);
  }
});
