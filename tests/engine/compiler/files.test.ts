import { expect, test } from 'vitest';
import type { MediaFile } from '../../../src/compiler/types.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { VALID, VAN } from '../../support/small-site/site.ts';
import { compileFiles } from '../support/virtual-project.ts';

const file = (name: string, src: string): MediaFile => ({ name, src, bytes: 240_400, width: 0, height: 0 });

const media = [
  VAN,
  file('plan.pdf', '/media/plan.0123456789.pdf'),
  file('files/minutes.pdf', '/files/minutes.pdf'),
  file('files/map.svg', '/media/files/map.0123456789.svg'),
];

const site = JSON.parse(VALID['site.json'] ?? '');
const withLabel = JSON.stringify({ ...site, labels: { linkedFile: '({kind}, {size})' } });

function compiled(text: string, files: Record<string, string> = {}) {
  const page = pageWith({ type: 'hero', heading: 'Papers', text });
  const { pages, diagnostics, redirects } = compileFiles({ 'pages/index.json': page, ...files }, { media });
  const block = pages.find(({ path }) => path === '/')?.blocks.at(-1);
  return { text: (block as { text?: unknown } | undefined)?.text, diagnostics, redirects };
}

const found = (text: string, files?: Record<string, string>) =>
  compiled(text, files).diagnostics.flatMap(({ code, hint = '' }) =>
    /link|redirect|missing/.test(code) ? [`${code} ${hint}`] : [],
  );

test('links to a document by its lasting address, also where the author names its file', () => {
  const link = [{ text: 'Minutes', href: '/files/minutes.pdf' }];
  expect(compiled('[Minutes](/files/minutes.pdf)').text).toEqual(link);
  expect(compiled('[Minutes](/media/files/minutes.pdf)').text).toEqual(link);
  expect(found('[Minutes](/files/minutes.pdf)')).toEqual([]);
});

test('names the lasting address of a document that is meant, and refuses other files there', () => {
  expect(found('[Minutes](files/minutes.pdf)')).toEqual(['broken-link Write "/files/minutes.pdf".']);
  expect(found('[Map](/files/map.svg)')).toEqual([
    'broken-link Write "/media/files/map.svg": it is in content/media/.',
  ]);
});

test('ends a link in a text with kind and size of the document, if the site has the label', () => {
  const text = 'Read the [**whole** plan](/media/plan.pdf), the [van](/media/van.svg) and [us](/).';
  expect(compiled(text, { 'site.json': withLabel }).text).toEqual([
    'Read the ',
    {
      text: [{ strong: 'whole' }, ' plan', ' (PDF, 240 kB)'],
      href: '/media/plan.0123456789.pdf',
    },
    ', the ',
    { text: 'van', href: '/media/van.svg' },
    ' and ',
    { text: 'us', href: '/' },
    '.',
  ]);
  expect(JSON.stringify(compiled(text).text)).not.toContain('240');
  const named = '[The plan (PDF)](/media/plan.pdf)';
  expect(JSON.stringify(compiled(named, { 'site.json': withLabel }).text)).not.toContain('240');
});

test('redirects to both kinds of documents, and none from an address that one has', () => {
  const redirects = (map: Record<string, string>) => ({ 'redirects.json': JSON.stringify(map) });
  const to = { '/old.pdf': '/files/minutes.pdf', '/plan': '/media/plan.pdf' };
  expect(compiled('', redirects(to)).redirects.map((one) => one.to)).toEqual([
    '/files/minutes.pdf',
    '/media/plan.0123456789.pdf',
  ]);
  expect(found('', redirects({ '/files/minutes.pdf': '/' }))).toEqual([
    'redirect-conflict Delete this line.',
  ]);
  expect(found('', redirects({ '/old.pdf': '/files/none.pdf' })).join()).toContain('broken-link');
});

test('reports no document of files/ as unused: other sites link to it', () => {
  const { diagnostics } = compiled('');
  const unused = diagnostics.filter(({ code }) => code === 'unused-media').map((one) => one.file);
  expect(unused).toEqual(['content/media/files/map.svg', 'content/media/plan.pdf']);
});
