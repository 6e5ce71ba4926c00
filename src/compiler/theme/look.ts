import type { Theme } from '@json-site/model/content-types';
import { bandScheme } from './bands.ts';
import type { Flag, Look } from './look-values.ts';
import { PAGE_WIDTH } from './page-width.ts';
import { BODY_PX, sizeTokens } from './sizes.ts';

/** A part of a look. */
interface Part {
  flags?: Flag[];
  values?: Look['values'];
}

const GROUNDS = { paper: 'var(--color-paper)', tinted: 'var(--color-tinted)' };

/** A dialog darkens the page, whatever the colour of the band. */
const DARK = '#000';

function bandLook(theme: Theme): Part[] {
  const scheme = bandScheme(theme);
  const parts = (['header', 'footer'] as const).map((name): Part => {
    const ground = theme[name]?.ground ?? 'band';
    const own = ground === 'band' ? scheme : 'inherit';
    return {
      flags: name === 'header' && ground !== 'band' ? ['own-header'] : [],
      values: {
        ...(own !== 'dark' && { [`${name}-scheme`]: own }),
        ...(ground !== 'band' && { [`${name}-ground`]: GROUNDS[ground] }),
      },
    };
  });
  return scheme === 'dark' ? parts : [...parts, { values: { 'band-scheme': scheme, backdrop: DARK } }];
}

/** The height of a bar with a logo of the usual height, and the space above and below a taller one, in px. */
const BAR = 72;
const AROUND_LOGO = 24;
export const barHeight = (logoHeight = 0): number => Math.max(BAR, logoHeight + AROUND_LOGO);

/** A logo takes this share of the bar's width at most beside the name, in percent. */
export const LOGO_SHARE = 30;
const LOGO_ROOM = `calc(var(--width-bar) * ${LOGO_SHARE / 100})`;
/** Without a name, gutters, toggle, and room for a control that a site may add are beside the logo. */
const ONLY_LOGO = 'calc(var(--width-bar) - 2 * var(--gutter) - 5.375rem - max(2.75rem, var(--end, 0rem)))';

/** The space beside the name on a phone: for the toggle, and for the controls that a site adds as well. */
const BESIDE_NAME = { 'name-size': '3.875rem', 'name-size-end': '4.375rem - var(--end)' };

function headerLook({ header = {}, sizes = {} }: Theme): Part {
  const { logoHeight, layout = 'beside', name } = header;
  const share = (sizes.text ?? BODY_PX) / BODY_PX;
  const logo = logoHeight === undefined ? '36px' : LOGO_ROOM;
  const nameSize = (beside: string) =>
    `min(${1.2 * share}rem, (var(--width-bar) - 2 * var(--gutter) - ${logo} - ${beside}) / var(--name))`;
  const hasNameSize = logoHeight !== undefined || share !== 1;
  return {
    flags: [
      ...(layout === 'beside' ? [] : (['two-rows', layout] as const)),
      ...(name === 'hidden' ? (['no-name'] as const) : []),
      ...(logoHeight === undefined ? [] : (['logo'] as const)),
    ],
    values: {
      ...(hasNameSize && {
        'name-size': nameSize(BESIDE_NAME['name-size']),
        'name-size-end': nameSize(BESIDE_NAME['name-size-end']),
      }),
      ...(share !== 1 && { 'menu-text': `calc(${0.9375 * share}rem + var(--air) / 2)` }),
      ...(layout !== 'beside' && { 'menu-room': '100%' }),
      ...(logoHeight !== undefined && {
        'logo-height': `${logoHeight}px`,
        'logo-room': name === 'hidden' ? ONLY_LOGO : LOGO_ROOM,
        'scroll-top': `${barHeight(logoHeight) + 8}px`,
      }),
    },
  };
}

const CARDS: Record<NonNullable<Theme['cards']>, Part> = {
  lines: {},
  filled: {
    flags: ['boxes'],
    values: { 'card-border': '1px solid transparent', 'card-ground': 'var(--color-accent-soft)' },
  },
  raised: {
    flags: ['boxes'],
    values: { 'card-border': '1px solid transparent', 'card-shadow': 'var(--shadow-float)' },
  },
  none: {
    flags: ['boxes', 'no-boxes'],
    values: {
      'card-border': '1px solid transparent',
      'card-ground': 'none',
      'card-padding': '0',
      'card-body': 'var(--space-2) 0',
    },
  },
};

const LOGOS: Record<NonNullable<Theme['logos']>, Part> = {
  colour: {},
  'one-colour': { flags: ['one-colour'] },
};

const BUTTON_RADIUS = { square: '0', rounded: undefined, pill: '99rem' };
const BUTTON_WEIGHT = 600;
/** The weight of headings where a theme names none. */
const HEADING_WEIGHT = 650;

function shapesLook({ buttons = {}, fold = true, fonts }: Theme): Part {
  const radius = BUTTON_RADIUS[buttons.corners ?? 'rounded'];
  const { weight = BUTTON_WEIGHT } = buttons;
  const headings = fonts.headings.weight ?? HEADING_WEIGHT;
  return {
    values: {
      ...(!fold && { 'fold-content': 'none', 'fold-path': 'none' }),
      ...(radius !== undefined && { 'button-radius': radius }),
      ...(weight !== BUTTON_WEIGHT && { 'button-weight': String(weight) }),
      ...(headings !== HEADING_WEIGHT && {
        'heading-weight': String(headings),
        'name-weight': String(headings),
      }),
    },
  };
}

const HEADINGS: Record<'beside' | 'above' | 'centred', Flag[]> = {
  beside: [],
  above: ['headings-above'],
  centred: ['headings-above', 'headings-centred'],
};

function pageLook({ page: { width = PAGE_WIDTH, headings = 'beside' } = {} }: Theme): Part {
  return {
    flags: HEADINGS[headings],
    values: width === PAGE_WIDTH ? {} : { 'width-page': `${width}rem`, 'half-page': `${width / 2}rem` },
  };
}

/** Returns what a theme changes of the style sheets: nothing where it sets no token. */
export function themeLook(theme: Theme): Look {
  const parts = [
    ...bandLook(theme),
    headerLook(theme),
    pageLook(theme),
    shapesLook(theme),
    CARDS[theme.cards ?? 'lines'],
    LOGOS[theme.logos ?? 'colour'],
    { values: sizeTokens(theme) },
  ];
  return {
    flags: parts.flatMap(({ flags = [] }) => flags),
    values: Object.assign({}, ...parts.map(({ values }) => values)),
  };
}
