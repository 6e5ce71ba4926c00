import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, inFile, replaceAt, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import type { PageFile, Project } from '@json-site/compiler/documents';
import { ownLanguageName, siteLanguage, standardTag } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { formatValue, intended, listed } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';

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

export const rule: Rule = {
  code: 'unknown-language',
  severity: SEVERITIES['unknown-language'],
  *check({ project }) {
    yield* checkList(project);
    const tags = project.languages.map(({ tag }) => tag);
    const known = tags.length > 0 ? tags : [project.language];
    for (const one of project.pages.values()) yield* checkPage(one, known);
  },
};
