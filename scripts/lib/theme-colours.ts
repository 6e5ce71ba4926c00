import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BarColours } from '../../src/app/head/facts.ts';
import { ROOT } from './project.ts';

const TOKENS = 'src/ui/tokens.css';

/** Colours that browsers and phones ask for outside the page, as tokens.css decides them. */
export interface ThemeColours extends BarColours {
  /** Behind an icon on a home screen. */
  band: string;
}

/** Reads them from tokens.css. Throws when it does not say them. */
export function themeColours(root = ROOT): ThemeColours {
  const css = readFileSync(path.join(root, TOKENS), 'utf8');
  const paper = /--color-paper:\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/i.exec(css);
  const band = /--color-band:\s*(#[0-9a-f]{6})/i.exec(css);
  if (!paper?.[1] || !paper[2] || !band?.[1]) {
    throw new Error(`${TOKENS} does not give --color-paper and --color-band as #rrggbb.`);
  }
  return { light: paper[1], dark: paper[2], band: band[1] };
}
