import { expect, test } from 'vitest';
import { replaceShown, shownText } from './inline-parts.ts';

const inline = { means: 'inline' } as const;
const text = 'See [our contact page](/contact), or **contact** us ** today.';

test('replaces the words that a page shows, and no address', () => {
  expect(shownText(text, inline)).toBe('See our contact page, or contact us ** today.');
  expect(replaceShown(text, inline, 'contact', '$&reach')).toBe(
    'See [our $&reach page](/contact), or **$&reach** us ** today.',
  );
  expect(replaceShown(text, inline, '/contact', '/elsewhere')).toBe(text);
  expect(replaceShown('**contact**', {}, '*', '')).toBe('contact');
});
