import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../content/project.ts';

const TOKENS = 'src/ui/tokens.css';

/** For a light scheme and for a dark one. */
const PAIR = /light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/;

/** Colours that browsers and phones ask for outside the page, as tokens.css decides them. */
export interface ThemeColours {
  /** Of pages, in either scheme. */
  light: string;
  dark: string;
  /** Of the header, behind an icon on a home screen, and the ground of a picture for sharing. */
  band: string;
  /** What stands on that ground. */
  onBand: Record<'text' | 'muted' | 'accent', string>;
}

/** Reads them from tokens.css. Throws when it does not say them. */
export function themeColours(root = ROOT): ThemeColours {
  const css = readFileSync(path.join(root, TOKENS), 'utf8');
  const find = (name: string, form: RegExp): string[] => {
    const [, ...colours] = new RegExp(`--color-${name}:\\s*${form.source}`, 'i').exec(css) ?? [];
    if (colours.length === 0) throw new Error(`${TOKENS} does not give --color-${name} as ${form.source}.`);
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
