import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { replaceAt } from '../report/fix.ts';
import { at, inFile, sentence } from '../report/sentence.ts';
import { formatValue, intended, listed } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { ownLanguageName, standardTag } from '../source/languages/tags.ts';
import type { PageFile, Project } from '../source/project.ts';
import { siteLanguage } from '../source/site-language.ts';
import { bilingual, ENGLISH, LANGUAGES_INPUT, WELSH } from './examples/languages.ts';
import { page, siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';

const SITE = 'content/site.json';

/**
 * A page that names a language which the site does not have. An unknown tag is reported where the value is resolved.
 */
function* checkPage({ parsed: { source, value } }: PageFile, known: string[]): Iterable<RuleDiagnostic> {
  const tag = isObject(value) ? value['language'] : undefined;
  if (typeof tag !== 'string' || known.includes(tag) || standardTag(tag) !== tag) return;
  const jsonPath = ['language'];
  const message = sentence`${at(jsonPath)} is ${formatValue(tag)}, a language that this site does not have. It has: ${listed(known, 8)}.`;
  const entry = JSON.stringify({ tag, name: ownLanguageName(tag) });
  const hint = sentence`Write one of these, or add ${entry} to ${at(['languages'], SITE)} in ${inFile(SITE)}.`;
  const fix = replaceAt(jsonPath, 'value', tag, intended(tag, known));
  yield { source, jsonPath, message, hint, fix };
}

/** A list of languages without the main one, or with one of them twice. */
function* checkList({ site }: Project): Iterable<RuleDiagnostic> {
  const list = isObject(site?.value) ? site.value['languages'] : undefined;
  if (!site || !Array.isArray(list)) return;
  const { source } = site;
  const tags = list.map((one: unknown) => (isObject(one) ? one['tag'] : undefined));
  const main = siteLanguage(site);
  if (!tags.includes(main)) {
    const jsonPath = ['languages'];
    const message = sentence`${at(jsonPath)} does not have the main language, ${formatValue(main)}: no page could link to its version in it.`;
    const hint = `Add ${JSON.stringify({ tag: main, name: ownLanguageName(main) })}, or correct "language".`;
    yield { source, jsonPath, part: 'key', message, hint };
  }
  for (const [index, tag] of tags.entries()) {
    if (typeof tag !== 'string' || tags.indexOf(tag) === index) continue;
    const jsonPath = ['languages', index, 'tag'];
    const message = sentence`${at(jsonPath)} is ${formatValue(tag)}, like an earlier one.`;
    yield { source, jsonPath, message, hint: 'Delete one of them.' };
  }
}

export const unknownLanguage: Rule = {
  summary:
    'A language tag that means no language, or a page or a translation in a language that `languages` in `content/site.json` does not have.',
  reason:
    'Screen readers would read the text in the voice of another language, and no page could link to its version in that language.',
  fix: 'Write the tag of a language of the site, or add the language to `languages`. A tag is the code of the language and, only where it matters, of the region: `cy`, `en-GB`.',
  *check({ project }) {
    yield* checkList(project);
    const tags = project.languages.map(({ tag }) => tag);
    const known = tags.length > 0 ? tags : [siteLanguage(project.site)];
    for (const one of project.pages.values()) yield* checkPage(one, known);
  },
  examples: [
    {
      title: 'A page in a language that the site does not have',
      files: { ...bilingual(), 'pages/404.json': page({ title: 'Not here', language: 'fr' }) },
      input: LANGUAGES_INPUT,
      output: `content/pages/404.json:4:15  unknown-language
  language is "fr", a language that this site does not have. It has: en, cy.
  Write one of these, or add {"tag":"fr","name":"français"} to languages in content/site.json.`,
      highlighted: '"fr"',
    },
    {
      title: 'A tag with the name of a country that has another code',
      files: { ...bilingual({ language: 'en-UK', languages: undefined }), 'pages/cy.json': null },
      input: LANGUAGES_INPUT,
      output: `content/site.json:4:15  unknown-language
  language is "en-UK"; the standard tag of this language is "en-GB".
  Write "en-GB".`,
      highlighted: '"en-UK"',
    },
    {
      title: 'A tag that means no language',
      files: { ...bilingual({ language: 'ee-WW', languages: undefined }), 'pages/cy.json': null },
      input: LANGUAGES_INPUT,
      output: `content/site.json:4:15  unknown-language
  language is "ee-WW"; there is no such language.
  Write its code in ISO 639, such as "cy" for Welsh, and a region only where it matters: "en-GB".`,
      highlighted: '"ee-WW"',
    },
    {
      title: 'A list of languages without the main one',
      files: {
        ...bilingual(),
        ...siteWith({ language: 'en-GB', languages: [ENGLISH, WELSH] }),
        'pages/en.json': page({ title: 'Start here', description: 'The van.' }),
      },
      input: LANGUAGES_INPUT,
      output: `content/site.json:5:3  unknown-language
  languages does not have the main language, "en-GB": no page could link to its version in it.
  Add {"tag":"en-GB","name":"British English"}, or correct "language".`,
      highlighted: '"languages"',
    },
    {
      title: 'A translation in a language that the site does not have',
      files: { ...bilingual(), 'site.de.json': '{}' },
      input: LANGUAGES_INPUT,
      output: `content/site.de.json:1:1  unknown-language
  This file is in the language "de" (German), which "languages" in content/site.json does not have.
  Add {"tag":"de","name":"Deutsch"} there, or delete this file.`,
      highlighted: '{',
    },
  ],
};
