import { expect, test } from 'vitest';
import type { Theme } from '../../../src/model/content-types.ts';
import { fontFiles } from './fonts.ts';

/** A variable font whose default weight is 800. */
const FILE = { src: '/media/fonts/bricolage-grotesque.woff2', width: 0, height: 0 };

const fallbackWith = async (weight: { weight?: number }) => {
  const headings = { stack: 'sans-serif', file: FILE, ...weight };
  const fonts = { headings, body: { stack: 'serif' } };
  const { headings: file } = await fontFiles({ fonts } as Theme, 'Reading together');
  return file?.fallback;
};

test('computes the fallback of a variable font in the weight that pages show', async () => {
  const shown = await fallbackWith({ weight: 650 });
  expect(shown).toEqual({ size: 102.2, ascent: 91, descent: 26.4 });
  expect(await fallbackWith({})).toEqual(shown);
});
