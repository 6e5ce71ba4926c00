import { expect, test } from 'vitest';
import { resolveLook } from '../../../scripts/build/styles/theme-look.ts';
import type { SchemeColours, Theme } from '../../model/content-types.ts';
import { themeLook } from './look.ts';
import { themeCss } from './theme-css.ts';

const NAMES = [
  ...['text', 'muted', 'accent', 'signal', 'paper', 'tinted', 'raised', 'accentSoft', 'signalSoft'],
  ...['disabled', 'fillHover', 'onFill', 'line', 'control', 'focus'],
];

const scheme = (colour: string) =>
  Object.fromEntries(NAMES.map((name) => [name, colour])) as unknown as SchemeColours;

const FONTS: Theme['fonts'] = {
  headings: { stack: 'Georgia, serif' },
  body: { stack: 'Verdana, sans-serif' },
};

const theme = (changes: Partial<Theme> = {}): Theme => ({
  colours: { light: { ...scheme('#111111'), accent: '#222222' }, dark: scheme('#eeeeee'), band: '#333333' },
  radius: 4,
  fonts: FONTS,
  ...changes,
});

test('colours that the theme omits have the accent colour', () => {
  const css = themeCss(theme());
  expect(css).toContain('--color-fill:light-dark(#222222,#eeeeee)');
  expect(css).toContain('--color-success:light-dark(#222222,#eeeeee)');
  expect(css).toContain('--color-accent-soft:light-dark(#111111,#eeeeee)');
  expect(css).toContain('--color-veil:light-dark(rgb(17 17 17 / 6%),rgb(238 238 238 / 9%))');
});

test('a theme without font files uses installed fonts and loads nothing', () => {
  const css = themeCss(theme());
  expect(css).toContain('--font-heading:Georgia, serif;--font-body:Verdana, sans-serif}');
  expect(css).not.toContain('@font-face');
});

test('a font with a file and metrics has a fallback of the same metrics', () => {
  const headings = {
    stack: 'serif',
    family: 'Lora',
    file: { src: '/media/fonts/lora.woff2', width: 0, height: 0 },
  };
  const css = themeCss(theme({ fonts: { ...FONTS, headings } }), {
    headings: { url: '/lora.woff2', fallback: { size: 102, ascent: 90, descent: 25 } },
  });
  expect(css).toContain('--font-heading:"Lora","Lora fallback",serif;');
  expect(css).toContain('src:url("/lora.woff2")');
  expect(css).toContain('size-adjust:102%;ascent-override:90%;descent-override:25%');
});

test('parts with the scheme of the page follow it, also where the visitor has chosen one', () => {
  const light = theme({ header: { ground: 'paper' } });
  const css = themeCss(light);
  expect(css).toContain(':root{--theme-header-scheme:light dark}');
  expect(css).toContain(':root[data-scheme="dark"]{--theme-header-scheme:dark}');
  expect(resolveLook(css, themeLook(light))).not.toMatch(/theme-|\{\}/);
  expect(themeCss(theme())).not.toContain('data-scheme="dark"]{');
});
