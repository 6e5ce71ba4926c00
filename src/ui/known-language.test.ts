import { expect, test } from 'vitest';
import { knownLanguage } from './known-language.ts';

test.each([
  ['en-GB', 'en-GB'],
  ['cy', 'cy'],
  ['pt-BR', 'pt-BR'],
  // Node.js knows neither Scots nor Fijian. Chromium knows no Welsh: languages.full.e2e.ts.
  ['sco', 'en-GB'],
  ['fj', 'en-FJ'],
])('dates in %s are written in %s', (language, known) => {
  expect(knownLanguage(language)).toBe(known);
});
