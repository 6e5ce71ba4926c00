import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, sentence } from '@json-site/compiler/diagnostics';
import type { ParsedFile } from '@json-site/compiler/documents';
import { readLanguages, siteLanguage } from '@json-site/compiler/documents';
import type { Rule, SiteIndex } from '@json-site/compiler/rule';
import { hasPart } from '@json-site/compiler/schema';
import { type HeaderTexts, headerFit } from '@json-site/compiler/theme';
import { isObject } from '@json-site/values/objects';

type Project = SiteIndex['project'];

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
function headerTexts(site: ParsedFile, { media }: Project, ends: number): HeaderTexts | undefined {
  const { value } = site;
  if (!isObject(value) || !isObject(value['brand']) || !isObject(value['header'])) return undefined;
  const { brand, header, labels } = value;
  const { menu } = isObject(labels) ? labels : {};
  const parts = Array.isArray(brand['nameParts']) ? brand['nameParts'] : [];
  const [action] = labelsOf([header['action']]);
  const logo = media.get(textOf(brand['logo']));
  return {
    brand: { name: textOf(brand['name']), nameParts: parts.map(textOf), ...(logo && { logo }) },
    header: { menus: labelsOf(header['menus']), links: labelsOf(header['links']), ...(action && { action }) },
    labels: { menu: textOf(menu) },
    language: siteLanguage(site),
    languages: readLanguages(site),
    ends: isObject(header['search']) ? ends + 1 : ends,
  };
}

function* checkHeader(site: ParsedFile, project: Project, ends: number): Iterable<RuleDiagnostic> {
  const { source } = site;
  const texts = headerTexts(site, project, ends);
  if (!texts) return;
  const { excess, smallestName } = headerFit(texts, project.themeFile?.value);
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

export const rule: Rule = {
  code: 'crowded-header',
  severity: 'warning',
  *check({ project }) {
    const { schemaSources } = project.input;
    const ends = schemaSources && hasPart(schemaSources, 'HeaderEnd') ? 1 : 0;
    for (const { site } of [project, ...project.translated.values()])
      if (site) yield* checkHeader(site, project, ends);
  },
};
