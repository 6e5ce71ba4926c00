import { expect, test } from 'vitest';
import { decoded, parseUrl } from './paths.ts';

test.each([
  ['/caf%C3%A9', '/café'],
  ['%', '%'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('decodes %s to %s', (text, expected) => expect(decoded(text)).toBe(expected));

test('reads an address with letters such as ö, also after many others', () => {
  for (let number = 0; number < 100_000; number++) parseUrl(`https://example.org/${number}`);
  expect(parseUrl('https://größe.example')?.host).toBe('xn--gre-6ka8i.example');
  expect(parseUrl('größe')).toBeUndefined();
});
