import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import type { MediaFile } from '../../../src/compiler/types.ts';
import type { Media } from '../../../src/model/model.ts';
import { heavyPictures } from '../../../src/rules/heavy-media.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { VAN } from '../../support/small-site/site.ts';
import { compileFiles } from '../support/virtual-project.ts';

const photograph = (name: string): MediaFile => ({
  name,
  src: `/media/${name}`,
  variants: `/media/${name}.0123456789`,
  bytes: 4_000_000,
  width: 2400,
  height: 1600,
});

const media = [VAN, photograph('a.jpg'), photograph('b.jpg')];
const cards = (...images: string[]) => ({
  type: 'card-grid',
  items: images.map((image, index) => ({ title: `Card ${index}`, image })),
});
const compiled = (...blocks: unknown[]) =>
  compileFiles({ 'pages/index.json': pageWith(...blocks) }, { media });
const home = (...blocks: unknown[]) =>
  compiled(...blocks).pages.find(({ path }) => path === '/')?.blocks ?? [];
const images = (block: unknown) => (block as { items: { image: Media }[] }).items.map(({ image }) => image);

test('a photograph is delivered in both formats, an SVG as it is', () => {
  const [photo, svg] = images(home(cards('a.jpg', 'van.svg'))[1]);
  expect(photo).toMatchObject({ width: 2400, height: 1600, sizes: expect.stringContaining('34rem') });
  expect(photo?.avif).toMatch(/^\/media\/a\.jpg\.0123456789-\d+\.avif \d+w, /);
  expect(photo?.srcSet).toMatch(/^\/media\/a\.jpg\.0123456789-\d+\.webp \d+w, /);
  expect(svg).toEqual({ src: '/media/van.svg', width: 40, height: 20 });
});

test('the build makes the files of shown photographs, each once, and a download of a linked one', () => {
  const link = { type: 'hero', heading: 'Again', text: 'The [map](/media/b.jpg).' };
  const { pictures } = compiled(cards('a.jpg', 'a.jpg'), link);
  const sources = pictures.map(({ src }) => src);
  expect(new Set(sources).size).toBe(sources.length);
  expect(new Set(pictures.map(({ name }) => name))).toEqual(new Set(['a.jpg', 'b.jpg']));
  expect(sources.filter((src) => src.startsWith('/media/b.jpg'))).toEqual([
    '/media/b.jpg.0123456789-2400-ffffff.jpg',
  ]);
});

test('only the first photograph of the first two blocks loads at once', () => {
  const [, second, third] = home(cards('van.svg', 'a.jpg', 'b.jpg'), cards('b.jpg', 'a.jpg'));
  const isFirst = (block: unknown) => images(block).map((image) => image.isFirst ?? false);
  expect([isFirst(second), isFirst(third)]).toEqual([
    [false, true, false],
    [false, false],
  ]);
  expect(isFirst(home(cards('van.svg', 'van.svg'), cards('a.jpg', 'a.jpg'))[2])).toEqual([false, false]);
});

test('reports a photograph of which a screen downloads too much, at the value that names it', () => {
  const { sentPictures } = compiled(cards('a.jpg', 'b.jpg'));
  const [first] = sentPictures;
  const bytesOf = (src: string) => (src === first?.phone.src ? 300_001 : 250_000);
  expect(formatDiagnostics(heavyPictures(sentPictures, bytesOf))).toBe(
    `content/pages/index.json:14:20  heavy-media (warning)
  blocks[1].items[0].image names a.jpg, of which a phone downloads 301 kB; the limit is 250 kB.
  Choose a picture with fewer fine details, or remove its noise.`,
  );
  expect(heavyPictures(sentPictures, () => undefined)).toEqual([]);
});

/** The errors about a picture of this size. */
function errorsOf(width: number, height: number, block: unknown, name = 'long.png'): string[] {
  const long = { ...photograph(name), width, height };
  const files = { 'pages/index.json': pageWith(block) };
  const { diagnostics } = compileFiles(files, { media: [VAN, long] });
  return diagnostics.filter(({ code }) => code === 'unusable-media').map(({ message }) => message);
}

test.each([
  [1000, 17_000, '17,000 pixels high; it can have at most 16,383 pixels'],
  [720, 37_062, '37,062 pixels high; it can have at most 16,383 pixels'],
])('reports a shown picture of %i x %i pixels once', (width, height, words) => {
  const found = errorsOf(width, height, cards('long.png', 'long.png'));
  expect(found).toEqual([`blocks[1].items[0].image names long.png. This picture is ${words} here.`]);
});

test.each([
  [1000, 16_383],
  [17_000, 5000],
  [8000, 30_000],
])('a page can show a picture of %i x %i pixels', (width, height) => {
  expect(errorsOf(width, height, cards('long.png'))).toEqual([]);
});

test.each([
  ['long.png', 0],
  ['long.jpg', 0],
  ['long.webp', 1],
])('a link to %s has the limit of its format', (name, count) => {
  const link = { type: 'hero', heading: 'Again', text: `The [map](/media/${name}).` };
  expect(errorsOf(1000, 17_000, link, name)).toHaveLength(count);
});

test('reports a file that cannot be used once, and no picture of pixels that no page shows', () => {
  const animated: MediaFile = { ...photograph('moving.png'), fault: { kind: 'animated' } };
  const damaged: MediaFile = { ...VAN, name: 'prices.pdf', fault: { kind: 'damaged' } };
  const found = (...names: string[]) =>
    compileFiles({ 'pages/index.json': pageWith(cards(...names)) }, { media: [VAN, animated, damaged] })
      .diagnostics.filter(({ code }) => code === 'unusable-media')
      .map(({ file }) => file);
  expect(found('van.svg', 'van.svg')).toEqual(['content/media/prices.pdf']);
  expect(found('moving.png', 'moving.png')).toEqual(['content/media/prices.pdf', 'content/pages/index.json']);
});

const COMPOSED = 'caf\u00e9.jpg';
const DECOMPOSED = 'cafe\u0301.jpg';
const document = (name: string): MediaFile => ({
  ...VAN,
  name,
  src: `/media/${encodeURIComponent(name)}`,
});

/** Compiles a page with a link in its text, and returns the address and the diagnostics with their fixes. */
function linkTo(href: string, ...files: MediaFile[]) {
  const block = { type: 'hero', heading: 'Start', text: `Read [it](${href}).` };
  const page = JSON.stringify({ title: 'Start', description: 'About it.', blocks: [block] });
  const { pages, diagnostics, references } = compileFiles(
    { 'pages/index.json': page },
    { media: [VAN, ...files] },
  );
  return {
    page: JSON.stringify(pages.find(({ path }) => path === '/')),
    used: references.flatMap(({ kind, to }) => (kind === 'media' ? [to] : [])),
    found: diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, hint, fix }) => [code, hint, fix?.kind === 'replace' ? fix.text : undefined]),
  };
}

test.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
])('%j names the file %j', (written, name) => {
  const { diagnostics, references } = compileFiles(
    { 'pages/index.json': pageWith(cards(written, written)) },
    { media: [VAN, photograph(name)] },
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(references.filter(({ kind }) => kind === 'media').map(({ to }) => to)).toContain(name);
  expect(linkTo(`/media/${encodeURIComponent(written)}`, photograph(name)).found).toEqual([]);
});

test.each([
  ['/media/My%20report.pdf', 'My report.pdf'],
  ['/media/Report%20(1)%232.pdf', 'Report (1)#2.pdf'],
  ['/media/100%.pdf', '100%.pdf'],
  ['/media/100%25.pdf#page=2', '100%.pdf'],
  ['/media/My%20report.pdf', 'My%20report.pdf'],
])('the address %s is that of the file %s', (href, name) => {
  const { found, used, page } = linkTo(href, document(name));
  expect(found).toEqual([]);
  expect(used).toContain(name);
  expect(page).toContain(`"/media/${encodeURIComponent(name)}${href.includes('#') ? '#page=2' : ''}"`);
});

test.each([
  ['/media/My report.pdf', 'My report.pdf', '/media/My%20report.pdf'],
  ['/media/my report (1).pdf#page=2', 'My report (1).pdf', '/media/My%20report%20%281%29.pdf#page=2'],
  ['My report.pdf', 'My report.pdf', '/media/My%20report.pdf'],
  ['minutes.pdf', 'minutes.pdf', '/media/minutes.pdf'],
])('the link %s gets the address of its file', (href, name, right) => {
  const { found } = linkTo(href, document(name));
  expect(found).toEqual([[expect.any(String), `Write "${right}".`, right]]);
  expect(linkTo(right, document(name)).found).toEqual([]);
});

test('an address with a space and no file gets no address', () => {
  expect(linkTo('/media/My report.pdf').found[0]?.[2]).toBeUndefined();
});

test.each([
  ['Report.PDF', []],
  ['report.Pdf', []],
  ['report.txt', ['wrong-pattern']],
])('a pattern for files ending in .pdf gives %s the errors %j', (name, codes) => {
  const files = { 'pages/index.json': pageWith({ type: 'sections', file: name }) };
  const { diagnostics } = compileFiles(files, { media: [VAN, document(name)] });
  const found = diagnostics.filter(({ severity }) => severity === 'error');
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test('a photograph behind text is as wide as the window, with the text and the veil that it needs', () => {
  const colours = {
    light: { text: '#1d2b3a', paper: '#ffffff' },
    dark: { text: '#eeeeee', paper: '#0c1424' },
  };
  const night = { ...photograph('a.jpg'), pixels: Buffer.from([5, 5, 30, 40, 40, 60]).toString('base64') };
  const files = {
    'theme.json': JSON.stringify({ colours: { ...colours, band: '#000000' } }),
    'pages/index.json': pageWith(
      ...(['behind', 'beside', undefined] as const).map((place) => ({
        type: 'hero',
        heading: 'The van',
        photograph: { src: 'a.jpg', ...(place && { place }) },
      })),
    ),
  };
  const { pages } = compileFiles(files, { media: [VAN, night] });
  const found = pages
    .find(({ path }) => path === '/')
    ?.blocks.map((block) => (block as unknown as { photograph?: { src: Media } }).photograph?.src)
    .filter((one) => one !== undefined);
  expect(found?.map(({ sizes, behind, isFirst }) => [sizes === '100vw', behind, isFirst])).toEqual([
    [true, { text: 'light', veil: 0.2 }, true],
    [false, undefined, undefined],
    [false, undefined, undefined],
  ]);
});

test('a picture beside the words of its block is half as wide from a tablet on', () => {
  const hero = { type: 'hero', heading: 'The van', photograph: { src: 'a.jpg' } };
  const shown = home(hero, { ...hero, heading: 'The van again', side: 'left' });
  const [below, beside] = shown.flatMap((block) => {
    const { photograph } = block as unknown as { photograph?: { src: Media } };
    return photograph ? [photograph.src.sizes] : [];
  });
  expect(below).toMatch(/^\(min-width:72rem\) 68rem,/);
  expect(beside).toMatch(/^\(min-width:72rem\) 34rem,.*\(min-width:48rem\).*,calc\(95vw - 1rem\)$/);
});
