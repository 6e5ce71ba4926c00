import { type HeaderFont, type HeaderTexts, headerFit } from '../header/header-fit.ts';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { at, sentence } from '../report/sentence.ts';
import { hasPart } from '../schema/parts.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { readLanguages } from '../source/languages/languages.ts';
import { siteLanguage } from '../source/site-language.ts';
import { siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';

/** Smaller letters are hard to read on a phone. */
const LEAST_NAME_PX = 12;
/** The mean width of a letter in the menu, in em. */
const LETTER = 0.6;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function labelsOf(value: unknown): { label: string }[] {
  const items = Array.isArray(value) ? value.filter(isObject) : [];
  return items.map(({ label }) => ({ label: textOf(label) }));
}

/** The texts of the header as the file has them. Its errors are reported elsewhere. */
function headerTexts(site: ParsedFile, hasEnd: boolean): HeaderTexts | undefined {
  const { value } = site;
  if (!isObject(value) || !isObject(value['brand']) || !isObject(value['header'])) return undefined;
  const { brand, header, labels } = value;
  const { menu } = isObject(labels) ? labels : {};
  const parts = Array.isArray(brand['nameParts']) ? brand['nameParts'] : [];
  const [action] = labelsOf([header['action']]);
  return {
    brand: { name: textOf(brand['name']), nameParts: parts.map(textOf) },
    header: { menus: labelsOf(header['menus']), links: labelsOf(header['links']), ...(action && { action }) },
    labels: { menu: textOf(menu) },
    language: siteLanguage(site),
    languages: readLanguages(site),
    hasEnd,
  };
}

function bodyFont(theme: unknown): HeaderFont {
  const fonts = isObject(theme) && isObject(theme['fonts']) ? theme['fonts'] : {};
  const body = isObject(fonts['body']) ? fonts['body'] : {};
  return { ...body, stack: textOf(body['stack']) };
}

function* checkHeader(site: ParsedFile, font: HeaderFont, hasEnd: boolean): Iterable<RuleDiagnostic> {
  const { source } = site;
  const texts = headerTexts(site, hasEnd);
  if (!texts) return;
  const { excess, smallestName } = headerFit(texts, font);
  if (excess > 0) {
    const message = sentence`The labels in ${at(['header'])} do not fit on one line beside the name, even in the widest window.`;
    const hint = `Shorten them by about ${Math.ceil(excess / LETTER)} characters in total, or move links into a menu. Until then, every window shows the compact menu.`;
    yield { source, jsonPath: ['header'], message, hint };
  }
  if (smallestName < LEAST_NAME_PX) {
    const jsonPath = ['brand', 'nameParts'];
    const message = sentence`${at(jsonPath)} is so long that a phone of 320 px shows it in letters of ${Math.floor(smallestName)} px.`;
    const hint = sentence`Shorten it, or its longest word, until it fits in two lines of ${LEAST_NAME_PX} px. ${at(['brand', 'name'])} can be longer.`;
    yield { source, jsonPath, message, hint };
  }
}

export const crowdedHeader: Rule = {
  summary:
    'The labels of the header do not fit on one line beside the name, even in the widest window. Or the name is so long that a phone shows it in small letters.',
  reason:
    'Labels never wrap and the name takes at most two lines. Therefore visitors with a large screen would get the compact menu too, and the name would be hard to read on a phone.',
  fix: 'Shorten the labels, or move links into a menu. Show a short form of the name: `brand.name` may be longer than `brand.nameParts`.',
  *check({ project }) {
    const { schemaSources } = project.input;
    const hasEnd = schemaSources !== undefined && hasPart(schemaSources, 'HeaderEnd');
    for (const { site } of [project, ...project.translated.values()])
      if (site) yield* checkHeader(site, bodyFont(project.themeFile?.value), hasEnd);
  },
  examples: [
    {
      title: 'Labels that no window shows on one line',
      files: siteWith({
        brand: { name: 'Mobile library', nameParts: ['Mobile', 'library'] },
        header: {
          menus: [
            { label: 'Where the van stops in the valley' },
            { label: 'Where the van stops on the hills' },
            { label: 'How to order a book or a film' },
            { label: 'How to become a volunteer' },
          ],
        },
      }),
      output: `content/site.json:11:13  crowded-header (warning)
  The labels in header do not fit on one line beside the name, even in the widest window.
  Shorten them by about 32 characters in total, or move links into a menu. Until then, every window shows the compact menu.`,
      highlighted: '{ …',
    },
    {
      title: 'A name that is too long for a phone',
      files: siteWith({
        brand: {
          name: 'Mobile library of the valley',
          nameParts: ['Mobile library of the communities', 'of the valley and of the hills above it'],
        },
        header: { links: [] },
      }),
      output: `content/site.json:6:18  crowded-header (warning)
  brand.nameParts is so long that a phone of 320 px shows it in letters of 8 px.
  Shorten it, or its longest word, until it fits in two lines of 12 px. brand.name can be longer.`,
      highlighted: '[ …',
    },
  ],
};
