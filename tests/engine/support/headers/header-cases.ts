import type { HeaderTexts } from '../../../../src/compiler/header/header-fit.ts';
import type { Site } from '../../../../src/model/content-types.ts';

/** A header that the schema allows. */
export interface HeaderCase extends Pick<HeaderTexts, 'brand' | 'labels' | 'languages'> {
  shape: string;
  words: string;
  language: string;
  fonts: string;
  header: Site['header'];
}

/** The number of menus and links, and whether there is a button. The last ones are the limits of the schema. */
const SHAPES: [menus: number, links: number, hasAction: boolean][] = [
  [0, 2, false],
  [1, 3, true],
  [2, 2, true],
  [3, 3, true],
  [4, 6, true],
];

/** Nouns of menus, among them the longest ones of German, and scripts with wide letters. */
const LANGUAGES: Record<string, string[]> = {
  en: ['Services', 'Industries', 'About us', 'Contact', 'What we do', 'Events', 'Membership'],
  de: [
    'Leistungen',
    'Datenschutzgrundverordnungsbeauftragte',
    'Über uns',
    'Öffnungszeiten',
    'Veranstaltungen',
  ],
  ru: ['Услуги', 'Мероприятия', 'О компании', 'Контакты', 'Сообщество', 'Ещё'],
  ja: ['サービス', '会社概要', 'お問い合わせ', '採用情報', 'ニュース', '資料請求'],
};

/** Text of a label, from its place in the header. */
const WORDS: Record<string, (words: string[], index: number) => string> = {
  short: (words, index) => [...(words[index % words.length] ?? '')].slice(0, 5).join('').trim(),
  usual: (words, index) => words[index % words.length] ?? '',
  // As long as the schema allows.
  longest: (words, index) =>
    [...words.slice(index % words.length), ...words, ...words, ...words].join(' ').slice(0, 60).trim(),
};

/** One narrow and one wide font, where they are installed. */
const FONTS = ['Arial, "Liberation Sans", sans-serif', 'Verdana, "DejaVu Sans", sans-serif'];

/** Groups and links of each menu. */
const GROUPS = [[3, 3, 3], [12, 0, 5, 12, 1, 12], [0], [12, 12]];

type Label = (index: number) => string;

function headerOf([menus, links, hasAction]: (typeof SHAPES)[number], label: Label): Site['header'] {
  const link = (index: number) => ({ label: label(index), href: `/page-${index}` });
  const linksFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => link(first + index));
  return {
    menus: Array.from({ length: menus }, (_, menu) => ({
      // A number makes equal labels different, as on a real site.
      label: label(menu),
      groups: (GROUPS[menu] ?? []).map((count, group) => ({
        heading: link(100 * menu + 20 * group),
        links: linksFrom(100 * menu + 20 * group + 1, count),
      })),
    })),
    links: linksFrom(menus + 500, links),
    ...(hasAction && { action: link(999) }),
  };
}

/** Names of one to three parts: one word, several, and the longest that need no warning. */
function brandOf(words: string, own: string[]): HeaderTexts['brand'] {
  const parts =
    { short: ['North', 'fold'], usual: ['Community', 'Orchestra', 'Wales'], longest: own.slice(0, 3) }[
      words
    ] ?? [];
  return { name: words === 'short' ? parts.join('') : parts.join(' '), nameParts: parts };
}

/** Names of languages to which headers link. */
const OTHER_NAMES: Record<string, string> = { cy: 'Cymraeg', zh: '中文' };

/** Every combination of shape, words and language. */
export const HEADER_CASES: HeaderCase[] = SHAPES.flatMap((shape, first) =>
  Object.entries(WORDS).flatMap(([words, make], second) =>
    Object.entries(LANGUAGES).map(([language, own], third) => {
      const label: Label = (index) => make(own, index);
      return {
        shape: shape.join(' '),
        words,
        language,
        fonts: FONTS[(first + second + third) % FONTS.length] ?? '',
        brand: brandOf(words, own),
        header: headerOf(shape, label),
        labels: { menu: label(0) },
        ...(first % 2 === 1 && {
          languages: [language, 'cy', 'zh'].map((tag) => ({ tag, name: OTHER_NAMES[tag] ?? tag })),
        }),
      };
    }),
  ),
);
