import type { SchemeColours, Theme } from '@json-site/model/content-types';
import { bandScheme } from './bands.ts';
import { parseHex } from './colour.ts';
import { themeLook } from './look.ts';
import { REPLACEMENTS, type Scheme, tokenName, VEIL_OPACITY } from './tokens.ts';

/** Elements that may set their own colour scheme. See src/ui/tokens.css. */
const OWN_SCHEME = ':root,[data-tone="ink"],[data-scheme],dialog,footer';

export type ThemeFont = Theme['fonts']['headings'];
export type FontUse = 'headings' | 'body';
export type FontFallback = Required<NonNullable<ThemeFont['fallback']>>;

interface FontFile {
  url: string;
  /** How an installed font gets the metrics of the file, in percent. */
  fallback?: FontFallback;
}

/** The fonts that have a file. */
export type FontFiles = Partial<Record<FontUse, FontFile>>;

/** The uses of fonts, with the font of each. */
export function fontUsesOf({ headings, body }: Theme['fonts']): [FontUse, ThemeFont][] {
  return [
    ['headings', headings],
    ['body', body],
  ];
}

type CompleteColours = Required<SchemeColours>;

/** The colours of a scheme, with those that theme.json may omit. */
export function completeColours(colours: SchemeColours): CompleteColours {
  const replaced = Object.entries(REPLACEMENTS).map(([name, by]) => [name, colours[by]]);
  return { ...Object.fromEntries(replaced), ...colours } as CompleteColours;
}

/** `#1d2b3a` and 0.06 → `rgb(29 43 58 / 6%)` */
function translucent(hex: string, opacity: number): string {
  const parts = (parseHex(hex) ?? [0, 0, 0]).map((part) => Math.round(part * 255));
  return `rgb(${parts.join(' ')} / ${Math.round(opacity * 100)}%)`;
}

/** Pixels as rem, so that sizes follow the visitor's font size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function colourTokens({ colours }: Theme): Record<string, string> {
  const { light, dark } = { light: completeColours(colours.light), dark: completeColours(colours.dark) };
  const both = (name: string, of: (colours: CompleteColours, scheme: Scheme) => string): [string, string] => [
    tokenName(name),
    `light-dark(${of(light, 'light')},${of(dark, 'dark')})`,
  ];
  const names = Object.keys(light) as (keyof CompleteColours)[];
  return Object.fromEntries([
    ...names.map((name) => both(name, (of) => of[name])),
    both('veil', (of, scheme) => translucent(of.text, VEIL_OPACITY[scheme])),
    [
      tokenName('band'),
      colours.bandInDark ? `light-dark(${colours.band},${colours.bandInDark})` : colours.band,
    ],
    [tokenName('plate'), colours.plate ?? '#ffffff'],
  ]);
}

/**
 * Installed fonts with the metrics of Arial. `local()` needs a font's full name, and headings are bold.
 */
const FALLBACKS: Record<FontUse, string[]> = {
  headings: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  body: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
};

/** One file has all weights that the style sheets ask for, so that browsers embolden nothing. */
const ALL_WEIGHTS = 'font-weight:200 800';

const fallbackName = (family: string) => `${family} fallback`;

/** The rules for a font: its file, and the fallback until the file has loaded, with the same metrics. */
function fontFaces(use: FontUse, { family = use }: ThemeFont, { url, fallback }: FontFile): string {
  const own = `@font-face{font-family:"${family}";${ALL_WEIGHTS};font-display:swap;src:url("${url}")}`;
  if (!fallback) return own;
  const local = FALLBACKS[use].map((name) => `local("${name}")`).join(',');
  const metrics = declarations({
    'size-adjust': `${fallback.size}%`,
    'ascent-override': `${fallback.ascent}%`,
    'descent-override': `${fallback.descent}%`,
    'line-gap-override': '0%',
  });
  return `${own}\n@font-face{font-family:"${fallbackName(family)}";${ALL_WEIGHTS};src:${local};${metrics}}`;
}

/** The value of `font-family`: the font's own name only if it has a file. */
function fontStack({ family, stack }: ThemeFont, use: FontUse, file: FontFile | undefined): string {
  if (!file) return stack;
  const own = family ?? use;
  const names = file.fallback ? [own, fallbackName(own)] : [own];
  return [...names.map((name) => `"${name}"`), stack].join(',');
}

/**
 * The rules for parts with the scheme of the page. `inherit` as the value of a custom property is not passed on, but
 * leaves the property without a value. The build replaces the properties by their values and needs none of these.
 */
function inheritedSchemes(named: Record<string, string>): string {
  const names = Object.keys(named).filter((name) => named[name] === 'inherit');
  if (names.length === 0) return '';
  const rule = (selector: string, scheme: string) =>
    `${selector}{${declarations(Object.fromEntries(names.map((name) => [name, scheme])))}}`;
  return [
    rule(':root', 'light dark'),
    ...(['light', 'dark'] as const).map((scheme) => rule(`:root[data-scheme="${scheme}"]`, scheme)),
  ].join('');
}

/**
 * The style sheet of a theme: the custom properties that all other style sheets use, and its fonts. Those that begin
 * with `--theme-` are its look: the build puts their values into the style sheets.
 */
export function themeCss(theme: Theme, files: FontFiles = {}): string {
  const { band, light } = theme.colours;
  // A shadow is dark, whatever the band is.
  const dark = bandScheme(theme) === 'dark' ? band : light.text;
  const shadow = `0 1px 2px ${translucent(dark, 0.08)},0 12px 32px ${translucent(dark, 0.16)}`;
  const { flags, values } = themeLook(theme);
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [`--theme-${name}`, value]));
  const others = {
    '--radius': rem(theme.radius),
    '--radius-large': rem(theme.radius * 1.75),
    '--shadow-float': shadow,
    '--font-heading': fontStack(theme.fonts.headings, 'headings', files.headings),
    '--font-body': fontStack(theme.fonts.body, 'body', files.body),
    ...(flags.length > 0 && { '--theme-look': flags.join(' ') }),
    ...named,
  };
  const faces = fontUsesOf(theme.fonts).flatMap(([use, font]) => {
    const file = files[use];
    return file ? [fontFaces(use, font, file)] : [];
  });
  const root = `:root{${declarations(others)}}${inheritedSchemes(named)}`;
  return `${OWN_SCHEME}{${declarations(colourTokens(theme))}}\n${root}\n${faces.join('\n')}\n`;
}
