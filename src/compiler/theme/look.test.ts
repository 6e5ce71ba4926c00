import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/content-types.ts';
import { bandScheme, bandsOf, headerColours } from './bands.ts';
import { themeLook } from './look.ts';
import { SIZES, SPACES } from './sizes.ts';
import { weakPairs } from './weak-pairs.ts';

const ENGINE = path.join(import.meta.dirname, '../../..');
const own = JSON.parse(
  readFileSync(path.join(ENGINE, 'tests/fixtures/main-site/content/theme.json'), 'utf8'),
) as Theme;
const light = { ...own, colours: { ...own.colours, band: '#f4efe6' } };

const valuesOf = (changes: Partial<Theme>) => themeLook({ ...own, ...changes }).values;
const flagsOf = (changes: Partial<Theme>) => themeLook({ ...own, ...changes }).flags;

test('a theme that sets no token changes nothing', () => {
  expect(themeLook(own)).toEqual({ flags: [], values: {} });
  const usual: Partial<Theme> = {
    header: { ground: 'band', layout: 'beside', name: 'shown' },
    footer: { ground: 'band' },
    page: { width: 72, gaps: 'normal', headings: 'beside' },
    sizes: { text: 17, scale: 1 },
    cards: 'lines',
    logos: 'colour',
    buttons: { corners: 'rounded', weight: 600 },
    fold: true,
  };
  expect(themeLook({ ...own, ...usual })).toEqual({ flags: [], values: {} });
});

test('the usual sizes are those of the style sheet', () => {
  const css = readFileSync(path.join(ENGINE, 'src/ui/tokens.css'), 'utf8');
  for (const [name, { least, base, vw, most }] of Object.entries(SIZES))
    expect(css).toContain(`--theme-size-${name}, clamp(${least}rem, ${base}rem + ${vw}vw, ${most}rem))`);
  for (const [name, rem] of Object.entries(SPACES)) expect(css).toContain(`--theme-${name}, ${rem}rem)`);
});

test('texts on the band are those of the scheme that reads better there', () => {
  expect(bandsOf(own)).toEqual([{ name: 'band', scheme: 'dark' }]);
  expect(bandsOf(light)).toEqual([{ name: 'band', scheme: 'light' }]);
  expect(weakPairs(light)).toEqual([]);
  expect(themeLook(light).values).toMatchObject({
    'band-scheme': 'light',
    'header-scheme': 'light',
    'footer-scheme': 'light',
  });
});

test('two colours of the band have the texts of their schemes, and each is checked with its own', () => {
  const both = { ...light, colours: { ...light.colours, bandInDark: own.colours.band } };
  expect(bandScheme(both)).toBe('inherit');
  expect(weakPairs(both)).toEqual([]);
  const swapped = { ...own, colours: { ...own.colours, band: '#10203c', bandInDark: '#f4efe6' } };
  expect(new Set(weakPairs(swapped).map(({ ground }) => ground))).toEqual(new Set(['band', 'bandInDark']));
});

test('a header and a footer of the colour of the page have the scheme of the page', () => {
  const values = valuesOf({ header: { ground: 'paper' }, footer: { ground: 'tinted' } });
  expect(values).toEqual({
    'header-scheme': 'inherit',
    'header-ground': 'var(--color-paper)',
    'footer-scheme': 'inherit',
    'footer-ground': 'var(--color-tinted)',
  });
});

test('sizes keep between which windows they grow, and phones get less of a change', () => {
  const { 'size-h1': h1 = '', 'size-h3': h3 = '' } = valuesOf({ sizes: { scale: 1.4 } });
  expect(h1).toBe('clamp(2.28rem, 1.372rem + 4.3584vw, 4.55rem)');
  expect(h3).toMatch(/^clamp\(1\.2825rem, .*, 1\.5rem\)$/);
  expect(valuesOf({ sizes: { text: 16 } })['size-body']).toBe('1rem');
  expect(valuesOf({ sizes: { scale: 0.75 } })['size-h3']).toMatch(/1\.1156rem/);
});

test('each choice has its rules', () => {
  expect(flagsOf({ header: { layout: 'centred', name: 'hidden', logoHeight: 60 } })).toEqual([
    'two-rows',
    'centred',
    'no-name',
    'logo',
  ]);
  expect(flagsOf({ logos: 'one-colour' })).toEqual(['one-colour']);
  expect(flagsOf({ cards: 'none', page: { headings: 'centred' } })).toEqual([
    'headings-above',
    'headings-centred',
    'boxes',
    'no-boxes',
  ]);
  expect(valuesOf({ fold: false, buttons: { corners: 'pill', weight: 700 } })).toEqual({
    'fold-content': 'none',
    'fold-path': 'none',
    'button-radius': '99rem',
    'button-weight': '700',
  });
});

test('shows a site outside its pages as its header is', () => {
  const { light: day, dark: night } = own.colours;
  expect(headerColours(own)).toEqual({ light: own.colours.band, dark: own.colours.band, texts: night });
  expect(headerColours(light)).toMatchObject({ light: '#f4efe6', dark: '#f4efe6', texts: day });
  const both = { ...own, colours: { ...own.colours, band: '#f4efe6', bandInDark: '#101010' } };
  expect(headerColours(both)).toMatchObject({ light: '#f4efe6', dark: '#101010', texts: day });
  expect(headerColours({ ...own, header: { ground: 'paper' } })).toEqual({
    light: day.paper,
    dark: night.paper,
    texts: day,
  });
});
