import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { advanceOfText, missingCharacters, readFontMetrics } from './font-metrics.ts';

/** A font of symbols, each of the same size, which has no letters. */
const SYMBOLS = createRequire(import.meta.url).resolve('lucide-static/font/lucide.ttf');
const metrics = readFontMetrics(readFileSync(SYMBOLS));
const symbol = '\uE038';

test('reads which characters a font has, and their widths', () => {
  expect(missingCharacters(`${symbol} T\u0177 \u0391 \u00ad${symbol}T`, metrics)).toEqual([
    'T',
    '\u0177',
    '\u0391',
  ]);
  expect(metrics.advanceOf(symbol)).toBeGreaterThan(0);
  expect(advanceOfText(symbol.repeat(3), metrics)).toBeCloseTo(3 * advanceOfText(symbol, metrics));
});
