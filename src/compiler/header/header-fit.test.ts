import { expect, test } from 'vitest';
import { headerCss } from './header-css.ts';
import { type HeaderTexts, headerFit, widestFit } from './header-fit.ts';
import { textWidth, twoLineWidth } from './text-width.ts';

const labelled = (labels: string[]) => labels.map((label) => ({ label }));

const texts = (menus: string[], links: string[], nameParts = ['Valley', 'Library']): HeaderTexts => ({
  brand: { name: nameParts.join(' '), nameParts },
  header: { menus: labelled(menus), links: labelled(links) },
  labels: { menu: 'Menu' },
});

test('the menus of a small site are shown from the least widths on', () => {
  expect(headerFit(texts(['Books'], ['About']))).toMatchObject({ menuFrom: 48, airFrom: 60, excess: 0 });
});

test('more or longer labels need a wider window', () => {
  const words = ['Lending', 'Membership', 'Opening hours', 'Volunteers', 'Accessibility', 'Contact'];
  const widths = words.map(
    (_, index) => headerFit(texts(words.slice(0, index), words.slice(index))).menuFrom,
  );
  expect(widths).toEqual(widths.toSorted((a = 0, b = 0) => a - b));
  expect(headerFit(texts([], [...words, 'Events'])).menuFrom).toBeGreaterThan(
    headerFit(texts([], words)).menuFrom ?? 0,
  );
});

test('labels that never fit beside the name have no width, and the style sheet never shows them', () => {
  const longest = Array.from({ length: 6 }, () => 'm'.repeat(60));
  const wide = texts(longest.slice(0, 4), longest);
  wide.labels.menu = 'm'.repeat(60);
  const { menuFrom, airFrom, toggleLabelFrom, excess } = headerFit(wide);
  expect([menuFrom, airFrom, toggleLabelFrom]).toEqual([undefined, undefined, undefined]);
  expect(excess).toBeGreaterThan(0);
  expect(headerCss([wide])).not.toMatch(/--menu:flex|width>=|undefined/);
  expect(headerCss([wide])).toContain('@media all{header summary>span');
});

test('a name with longer words is smaller on a phone', () => {
  const sizeOf = (...parts: string[]) => headerFit(texts([], [], parts)).smallestName;
  expect(sizeOf('Valley', 'Library')).toBeCloseTo(19.2);
  expect(sizeOf('Mobile library of the valley')).toBeGreaterThan(12);
  expect(sizeOf('Mobilbibliotheksverwaltungsgesellschaft')).toBeLessThan(12);
});

test.each([
  // Advances of DejaVu Sans Bold, one of the widest installed fonts, in em.
  ['Services', 4.75],
  ['Über uns', 5.06],
  ['Контакты', 5.61],
])('the width of %s is at least %s em', (text, width) => {
  expect(textWidth(text)).toBeGreaterThanOrEqual(width);
  expect(textWidth(text)).toBeLessThan(1.3 * width);
});

test('accents and invisible characters have no width, and composed letters are those of their bases', () => {
  expect(textWidth('é')).toBe(textWidth('e'));
  expect(textWidth('e\u0301')).toBe(textWidth('e'));
  expect(textWidth('Daten\u00adschutz')).toBe(textWidth('Datenschutz'));
});

test('characters that are one em wide count in full, with a share of a pixel, and a Korean syllable is one of them', () => {
  // At 12.5 px, Chromium on Linux gives each of them 13.
  expect(textWidth('サービス', 0.88) * 12.5).toBeCloseTo(4 * 13);
  expect(textWidth('한국어') * 12.5).toBeCloseTo(3 * 13);
  expect(textWidth('mm', 0.5)).toBe(textWidth('m'));
});

test('a text on two lines breaks where a browser may break it', () => {
  expect(twoLineWidth('aaaa bbbb')).toBe(Math.max(textWidth('aaaa'), textWidth('bbbb')));
  expect(twoLineWidth('aaaa bb cc')).toBe(textWidth('bb cc'));
  expect(twoLineWidth('aaaa\u00a0bbbb')).toBe(textWidth('aaaa\u00a0bbbb'));
  expect(twoLineWidth('音楽協会')).toBe(textWidth('音楽'));
});

test('one style sheet fits the longest labels of every language, with a link to each other one', () => {
  const site = texts(['Books'], ['About', 'Membership', 'Opening hours', 'Volunteers']);
  const languages = [
    { tag: 'en', name: 'English' },
    { tag: 'cy', name: 'Cymraeg' },
  ];
  const english = { ...site, language: 'en', languages };
  const welsh = {
    ...texts(['Llyfrau'], ['Amdanom', 'Aelodaeth', 'Oriau agor', 'Gwirfoddolwyr']),
    language: 'cy',
    languages,
  };
  const widths = [site, english, welsh].map((one) => headerFit(one).menuFrom ?? 0);
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
  expect(widestFit([english, welsh]).menuFrom).toBe(Math.max(...widths));
  expect(widestFit([site, texts([], ['m'.repeat(120)])]).menuFrom).toBeUndefined();
});

test('labels in narrow fonts need less space than in unknown ones, or in a file', () => {
  const site = texts(['Lending books', 'Membership'], ['Opening hours', 'Volunteers', 'Accessibility']);
  const menuFrom = (body?: { stack: string; file?: string }) =>
    headerFit(site, body && { fonts: { body } }).menuFrom ?? 0;
  expect(menuFrom({ stack: 'Arial, "Noto Sans", sans-serif' })).toBeLessThan(menuFrom());
  for (const stack of ['Verdana, sans-serif', 'sans-serif', 'Arial, Verdana', ''])
    expect(menuFrom({ stack })).toBe(menuFrom());
  expect(menuFrom({ stack: 'Arial', file: 'wide.woff2' })).toBe(menuFrom());
});

test('a control at the end of the header needs a wider window, and leaves less space for the name', () => {
  const one = texts(['Lending books', 'Membership'], ['Opening hours', 'Volunteers']);
  const long = { name: 'Long', nameParts: ['Mobile library of the valley'] };
  const [without, beside] = [one, { ...one, ends: 1 }].map((all) => headerFit(all));
  expect(beside?.menuFrom).toBeGreaterThan((without?.menuFrom ?? 0) + 3);
  expect(headerFit({ ...one, brand: long, ends: 1 }).smallestName).toBeLessThan(
    headerFit({ ...one, brand: long }).smallestName,
  );
});
