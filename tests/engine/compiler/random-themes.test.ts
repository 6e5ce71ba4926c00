import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { resolveLook } from '../../../scripts/build/styles/theme-look.ts';
import { ROOT } from '../../../scripts/root.ts';
import { headerCss } from '../../../src/compiler/header/header-css.ts';
import { contrast, formatHex, parseHex, type Rgb } from '../../../src/compiler/theme/colour.ts';
import { themeLook } from '../../../src/compiler/theme/look.ts';
import type { Look } from '../../../src/compiler/theme/look-values.ts';
import { themeCss } from '../../../src/compiler/theme/theme-css.ts';
import type { Scheme } from '../../../src/compiler/theme/tokens.ts';
import { weakPairs } from '../../../src/compiler/theme/weak-pairs.ts';
import type { SchemeColours, Theme } from '../../../src/model/content-types.ts';
import { randomFrom } from '../../../src/ui/art/ArtPath.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

const THEMES = IS_FULL_RUN ? 2000 : 60;
const TIMEOUT = IS_FULL_RUN ? 120_000 : 30_000;
const SCHEMES = ['light', 'dark'] as const;
const TEXTS = ['text', 'muted', 'accent'] as const;

/** Where pages show texts: the rule that says the scheme, if one does, and that of the background. */
const PLACES: Record<string, { file: string; scheme?: string; ground: string }> = {
  header: { file: 'src/app/header/Header.module.css', scheme: '.header', ground: '.header' },
  footer: { file: 'src/app/footer/Footer.module.css', scheme: '.footer', ground: '.footer' },
  band: {
    file: 'src/app/page/BlockBand.module.css',
    scheme: '.band[data-tone="ink"]',
    ground: '.band[data-tone="ink"]',
  },
  'call to action': {
    file: 'src/blocks/call-to-action/CallToAction.module.css',
    scheme: '.panel',
    ground: '.panel',
  },
  card: { file: 'src/ui/Card.module.css', ground: '.card' },
  'card of a record': { file: 'src/blocks/records/Records.module.css', ground: '.card' },
  page: { file: 'src/app/page/BlockBand.module.css', ground: '.band' },
};

const SHEETS = new Map(
  Object.values(PLACES).map(({ file }) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
);

/** The last declaration of a property in the rules with exactly this selector that no condition limits. */
function declared(css: string, selector: string, property: RegExp): string | undefined {
  let value: string | undefined;
  postcss.parse(css).each((node) => {
    if (node.type !== 'rule' || node.selector !== selector) return;
    node.walkDecls(property, (declaration) => {
      value = declaration.value;
    });
  });
  return value;
}

type Random = () => number;
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

const hex = (random: Random, isLight: boolean, spread: number) => {
  const part = () => (isLight ? 1 - random() * spread : random() * spread);
  return formatHex([part(), part(), part()] as Rgb);
};

function randomScheme(random: Random, isDark: boolean): SchemeColours {
  const text = () => hex(random, isDark, 0.28);
  const ground = () => hex(random, !isDark, 0.18);
  const fill = text();
  return {
    ...{ text: text(), muted: text(), accent: text(), signal: text(), control: text(), focus: text() },
    ...{ paper: ground(), tinted: ground(), raised: ground(), accentSoft: ground(), signalSoft: ground() },
    ...{ disabled: ground(), onFill: ground(), line: ground(), fill, fillHover: fill },
  };
}

/** A theme that sets some of the tokens. */
function randomTheme(seed: number): Theme {
  const random = randomFrom(seed + 1);
  const some = <Value>(value: Value): Partial<Value> => (random() < 0.7 ? value : {});
  const grounds = ['band', 'paper', 'tinted'] as const;
  const isLight = random() < 0.5;
  return {
    colours: {
      light: randomScheme(random, false),
      dark: randomScheme(random, true),
      band: random() < 0.2 ? hex(random, false, 1) : hex(random, isLight, 0.25),
      ...(random() < 0.4 && { bandInDark: hex(random, random() < 0.2, 0.25) }),
    },
    radius: Math.round(random() * 24),
    fonts: {
      headings: { stack: 'Georgia, serif', weight: pick(random, [300, 400, 650, 800]) },
      body: { stack: pick(random, ['Arial, sans-serif', 'Verdana, sans-serif']) },
    },
    header: some({
      ground: pick(random, grounds),
      layout: pick(random, ['beside', 'centred', 'rows'] as const),
      logoHeight: 20 + Math.round(random() * 76),
      name: pick(random, ['shown', 'hidden'] as const),
    }),
    footer: some({ ground: pick(random, grounds) }),
    page: some({
      width: 56 + Math.round(random() * 34),
      gaps: pick(random, ['close', 'normal', 'wide'] as const),
      headings: pick(random, ['beside', 'above', 'centred'] as const),
    }),
    sizes: some({ text: 15 + Math.round(random() * 50) / 10, scale: 0.75 + random() * 0.65 }),
    cards: pick(random, ['lines', 'filled', 'raised', 'none'] as const),
    logos: pick(random, ['colour', 'one-colour'] as const),
    buttons: some({
      corners: pick(random, ['square', 'rounded', 'pill'] as const),
      weight: 400 + Math.round(random() * 400),
    }),
    fold: random() < 0.5,
  };
}

/** The value of a colour in a scheme, as a browser reads the theme's style sheet. */
function colourIn(css: string, name: string, scheme: Scheme): Rgb | undefined {
  const value = new RegExp(`${name}:(light-dark\\((#\\w{6}),(#\\w{6})\\)|#\\w{6})`).exec(css) ?? [];
  return parseHex(value[2] ? (scheme === 'light' ? value[2] : value[3]) : value[1]);
}

/** The scheme that a place sets, and its background. */
interface Surface {
  own: string | undefined;
  name: string;
}

const surfaces = new Map<string, Surface>();

/**
 * What the style sheet of a place says of its scheme and background. Few parts of a look decide it, so that most themes
 * have one that is known: parsing the style sheets of each would take a hundred times as long.
 */
function surfaceOf(place: string, { flags, values }: Look): Surface {
  const { file, scheme, ground } = PLACES[place] ?? { file: '', ground: '' };
  const sheet = SHEETS.get(file) ?? '';
  const used = Object.entries(values).filter(
    ([name]) => /(?:scheme|ground)$/.test(name) && sheet.includes(`--theme-${name},`),
  );
  const look = {
    flags: flags.filter((flag) => sheet.includes(`--theme-${flag})`)),
    values: Object.fromEntries(used),
  };
  const key = JSON.stringify([place, look]);
  let found = surfaces.get(key);
  if (!found) {
    const css = resolveLook(sheet, look);
    const background = declared(css, ground, /^background(?:-color)?$/) ?? '';
    found = {
      own: scheme && declared(css, scheme, /^color-scheme$/),
      name: /--color-[a-z-]+/.exec(background)?.[0] ?? '--color-paper',
    };
    surfaces.set(key, found);
  }
  return found;
}

/** The texts of a theme that are too faint, as the style sheets show them. */
function faintTexts(theme: Theme): string[] {
  const look = themeLook(theme);
  const colours = themeCss(theme);
  return Object.keys(PLACES).flatMap((place) => {
    const { own, name } = surfaceOf(place, look);
    return SCHEMES.flatMap((page) => {
      const shown = own === 'light' || own === 'dark' ? own : page;
      const below = colourIn(colours, name, shown);
      return TEXTS.flatMap((text) => {
        const colour = colourIn(colours, `--color-${text}`, shown);
        const ratio = colour && below ? contrast(colour, below) : 0;
        return ratio < 4.5 ? [`${place}, ${page}: ${text} on ${name} ${ratio.toFixed(2)}`] : [];
      });
    });
  });
}

const sizesIn = (css: string) => [...css.matchAll(/clamp\(([\d.]+)rem, [^,]*, ([\d.]+)rem\)/g)];

test(`no text of a random theme that the check passes is too faint: ${THEMES} themes`, {
  timeout: TIMEOUT,
}, () => {
  const themes = Array.from({ length: THEMES }, (_, seed) => randomTheme(seed));
  const passing = themes.filter((theme) => weakPairs(theme).length === 0);
  const faint = new Map(themes.map((theme) => [theme, faintTexts(theme)]));
  const found = passing.flatMap((theme) =>
    (faint.get(theme) ?? []).map((fault) => `${themes.indexOf(theme)} ${fault}`),
  );
  expect(found).toEqual([]);
  // The search means something only if the check passes some and reports others for what pages show.
  expect(passing.length).toBeGreaterThan(THEMES / 10);
  const refused = themes.filter((theme) => !passing.includes(theme) && faint.get(theme)?.length);
  expect(refused.length).toBeGreaterThan(THEMES / 20);
});

test('the style sheet of a random theme has valid sizes, and names no value that is missing', {
  timeout: TIMEOUT,
}, () => {
  for (let seed = 0; seed < THEMES; seed++) {
    const theme = randomTheme(seed);
    const css = themeCss(theme);
    expect(css).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, least, most] of sizesIn(css)) expect(Number(least)).toBeLessThanOrEqual(Number(most));
    const texts = {
      brand: { name: 'Town Museum', nameParts: ['Town', 'Museum'], logo: { width: 300, height: 100 } },
      header: { menus: [{ label: 'Visit' }], links: [{ label: 'Collections' }] },
      labels: { menu: 'Menu' },
    };
    expect(headerCss([texts], theme)).not.toMatch(/NaN|undefined|Infinity/);
  }
});
