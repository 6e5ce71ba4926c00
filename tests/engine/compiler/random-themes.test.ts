import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { resolveLook } from '../../../scripts/build/styles/theme-look.ts';
import { ROOT } from '../../../scripts/root.ts';
import { headerCss } from '../../../src/compiler/header/header-css.ts';
import { contrast, parseHex, type Rgb } from '../../../src/compiler/theme/colour.ts';
import { themeLook } from '../../../src/compiler/theme/look.ts';
import type { Look } from '../../../src/compiler/theme/look-values.ts';
import { themeCss } from '../../../src/compiler/theme/theme-css.ts';
import type { Scheme } from '../../../src/compiler/theme/tokens.ts';
import { weakPairs } from '../../../src/compiler/theme/weak-pairs.ts';
import type { Theme } from '../../../src/model/content-types.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { randomTheme } from '../support/random-theme.ts';

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
