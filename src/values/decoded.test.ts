import { expect, test } from 'vitest';
import { decoded } from './paths.ts';

test.each([
  ['/caf%C3%A9', '/café'],
  ['%', '%'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('decodes %s to %s', (text, expected) => expect(decoded(text)).toBe(expected));
