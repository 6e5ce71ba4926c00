import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../content/project.ts';

const TOKENS = 'src/ui/tokens.css';

/** A colour for the light scheme, and one for the dark scheme. */
const PAIR = /light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/;

/** The colours of tokens.css that are needed outside the page: for browsers, phones and previews. */
export interface ThemeColours {
  /** The page's background in the light scheme. */
  light: string;
  dark: string;
  /** The header, and the background of home screen icons and previews. */
  band: string;
  /** Text on that background. */
  onBand: Record<'text' | 'muted' | 'accent', string>;
}

/** Reads the colours from tokens.css. Throws if one is missing. */
export function themeColours(root = ROOT): ThemeColours {
  const css = readFileSync(path.join(root, TOKENS), 'utf8');
  const find = (name: string, form: RegExp): string[] => {
    const [, ...colours] = new RegExp(`--color-${name}:\\s*${form.source}`, 'i').exec(css) ?? [];
    if (colours.length === 0) throw new Error(`${TOKENS} does not define --color-${name} as ${form.source}.`);
    return colours;
  };
  const [light = '', dark = ''] = find('paper', PAIR);
  const [band = ''] = find('band', /(#[0-9a-f]{6})/);
  const onDark = (name: string) => find(name, PAIR)[1] ?? '';
  return {
    light,
    dark,
    band,
    onBand: { text: onDark('text'), muted: onDark('muted'), accent: onDark('accent') },
  };
}
