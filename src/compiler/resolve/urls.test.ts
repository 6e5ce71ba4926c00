import { expect, test } from 'vitest';
import { compileFiles } from '../../../tests/engine/support/virtual-project.ts';
import { fc } from '../../../tests/support/fast-check.ts';
import { pageWith } from '../../../tests/support/small-site/parts.ts';
import { readAddress } from './urls.ts';

/** Addresses that made some browser, mail program or template run a script or open another site. */
const UNSAFE = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'view-source:https://example.org',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\u200bscript:alert(1)',
  '\u00a0javascript:alert(1)',
  'java&#115;cript:alert(1)',
  '&#x6a;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'javascript%3Aalert(1)',
  '%6aavascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://user:secret@evil.example',
  'http://example.org',
  'Mailto:a@example.org',
  '\tmailto:a@example.org',
];

test.each(['a\u00adb@example.org', '[\u200e@a.b'])('%j with an invisible character is unsafe', (text) => {
  expect(readAddress(text).kind).toBe('unsafe');
});

test.each([
  ['mailto:a@b.example?subject=Two words', 'Write "mailto:a@b.example?subject=Two%20words".'],
  ['/our stops', 'Write "/ourstops".'],
  ['our stops', undefined],
  ['mailto:the driver', undefined],
])('%j has a space, and the hint is an address that works', (text, hint) => {
  expect(readAddress(text)).toMatchObject({ hint: hint ?? expect.stringMatching(/^Allowed are/) });
});

test.each([
  ["mailto:o'brien+news@example.co.uk", "mailto:o'brien+news@example.co.uk"],
  ['mailto:r&d@example.org?subject=A%20b', 'mailto:r%26d@example.org?subject=A%20b'],
  ['mailto:r%26d@example.org', 'mailto:r%26d@example.org'],
  ['mailto:100%@example.org', 'mailto:100%25@example.org'],
])('%s becomes %s, as RFC 6068 writes it', (text, href) => {
  expect(readAddress(text)).toEqual({ kind: 'external', href });
});

test.each(UNSAFE)('%j is unsafe', (text) => {
  expect(readAddress(text).kind).toBe('unsafe');
});

test.each([
  ['/', 'internal'],
  ['/about?a=b#c', 'internal'],
  ['#top', 'anchor'],
  ['https://example.org/%20?q=a:b', 'external'],
  ['mailto:a@example.org', 'external'],
  ['tel:+44-20-7946-0000', 'external'],
  ['mailto:nobody', 'malformed'],
  ['tel:12;ext=3', 'malformed'],
  ['about', 'relative'],
  ['', 'relative'],
])('%j is %s', (text, kind) => {
  expect(readAddress(text).kind).toBe(kind);
});

/** Collects every link address of a compiled page. */
function hrefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefs(inner),
  );
}

const BLANKS = ['', ' ', '\t', '\n', '\u0000', '\u00ad', '\u200b', '\ufeff'];
const disguised = fc
  .tuple(
    fc.constantFrom('javascript:', 'vbscript:', 'data:', 'https:', 'blob:', '//', '\\\\'),
    fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...BLANKS)), { maxLength: 3 }),
    fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    fc.string(),
  )
  .map(([scheme, blanks, capitals, rest]) => {
    const letters = [...scheme].map((letter, index) => (capitals[index] ? letter.toUpperCase() : letter));
    for (const [at, blank] of blanks) letters.splice(at, 0, blank);
    return `${letters.join('')}${rest}`;
  });

test('every compiled address is a page, an anchor or a URL with an allowed scheme', () => {
  fc.assert(
    fc.property(fc.oneof(disguised, fc.string({ unit: 'binary' }), fc.webUrl()), (href) => {
      const hero = { type: 'hero', heading: 'Go', text: `[go](${href})`, actions: [{ label: 'Go', href }] };
      const { pages, site } = compileFiles({ 'pages/index.json': pageWith(hero) });
      for (const link of hrefs({ pages, site })) {
        const { protocol, origin } = new URL(link, 'https://here.example/page');
        expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
        // An address on another site must begin with its scheme, such as https://.
        if (!link.startsWith('https://') && protocol === 'https:')
          expect(origin).toBe('https://here.example');
      }
    }),
  );
});
