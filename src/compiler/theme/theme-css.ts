import type { SchemeColours, Theme } from '../../generated/content-types.ts';
import { parseHex } from './colour.ts';
import { REPLACEMENTS, type Scheme, tokenName, VEIL_OPACITY } from './tokens.ts';

/** Elements that may set their own colour scheme. See src/ui/tokens.css. */
const OWN_SCHEME = ':root,[data-tone="ink"],[data-scheme],dialog,footer';

type CompleteColours = Required<SchemeColours>;

/** The colours of a scheme, with those that theme.json may omit. */
export function completeColours(colours: SchemeColours): CompleteColours {
  const replaced = Object.entries(REPLACEMENTS).map(([name, by]) => [name, colours[by]]);
  return { ...Object.fromEntries(replaced), ...colours } as CompleteColours;
}

/** `#14233c` and 0.06 → `rgb(20 35 60 / 6%)` */
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
    [tokenName('band'), colours.band],
    [tokenName('plate'), colours.plate ?? '#ffffff'],
  ]);
}

/** The style sheet of a theme: the custom properties that all other style sheets use. */
export function themeCss(theme: Theme): string {
  const { band } = theme.colours;
  const shadow = `0 1px 2px ${translucent(band, 0.08)},0 12px 32px ${translucent(band, 0.16)}`;
  const others = {
    '--radius': rem(theme.radius),
    '--radius-large': rem(theme.radius * 1.75),
    '--shadow-float': shadow,
  };
  return `${OWN_SCHEME}{${declarations(colourTokens(theme))}}\n:root{${declarations(others)}}\n`;
}
