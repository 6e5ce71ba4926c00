import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, inFile, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import type { PageFile, Project } from '@json-site/compiler/documents';
import { authoredFile, groupVersions, originalOf, SAME_IN_ALL } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { FORMS } from '@json-site/compiler/schema';
import { formatValue } from '@json-site/compiler/words';
import { leavesIn } from '@json-site/values/locations';

/** A page that names a page in its own language as its original. */
function* checkOriginal(page: PageFile, project: Project): Iterable<RuleDiagnostic> {
  const original = originalOf(page, project);
  if (!original) return;
  const { language } = page;
  if (original.language !== language) return;
  const jsonPath = ['translationOf'];
  const message = sentence`${at(jsonPath)} is ${formatValue(original.route)}; that page is in the same language, "${language}".`;
  const hint = 'Name the page in another language, or say with "language" in which one this page is.';
  yield { source: page.parsed.source, jsonPath, message, hint };
}

/** Two pages in one language that are both the version of another. */
function* checkVersions(project: Project): Iterable<RuleDiagnostic> {
  for (const [address, pages] of groupVersions(project)) {
    for (const [index, page] of pages.entries()) {
      const { language } = page;
      const isSame = (one: PageFile) => one.language === language;
      const earlier = pages.slice(0, index).find(isSame);
      const original = originalOf(page, project);
      // A page that names one in its own language is reported already.
      if (!earlier || (original && isSame(original))) continue;
      const { source } = page.parsed;
      const other = inFile(authoredFile(earlier.parsed.source));
      const message = sentence`This page and ${other} are both the version of ${address} in the language "${language}".`;
      const hint = sentence`Change ${{ property: 'translationOf', of: [] }} in one of them, or its address.`;
      const location = original ? { jsonPath: ['translationOf'] } : { jsonPath: [], part: 'open' as const };
      yield { source, ...location, message, hint };
    }
  }
}

/** What a translation of site.json cannot change. */
function* checkSites({ site, translated }: Project): Iterable<RuleDiagnostic> {
  for (const { site: own } of translated.values()) {
    if (!own || own.source.path === site?.source.path) continue;
    for (const name of SAME_IN_ALL) {
      const jsonPath = [name];
      if (own.source.locate(jsonPath).isInherited) continue;
      const message = sentence`${at(jsonPath)} is the same in every language: ${inFile('content/site.json')} says it.`;
      const fix = { kind: 'remove', path: jsonPath } as const;
      yield { source: own.source, jsonPath, part: 'key', message, hint: 'Delete it.', fix };
    }
  }
}

/** A control that is another one in a translation: the code of a form stays when its language changes. */
function* checkForms({ translated }: Project): Iterable<RuleDiagnostic> {
  const forms = [...translated.values()].flatMap(({ records }) => [...(records.get(FORMS)?.values() ?? [])]);
  for (const { source, value } of forms) {
    if (!source.translation) continue;
    for (const { leaf: widget, jsonPath } of leavesIn(value)) {
      if (jsonPath.at(-1) !== 'widget') continue;
      const { isInherited, base } = source.locate(jsonPath);
      if (isInherited || widget === base) continue;
      const message = sentence`${at(jsonPath)} is ${formatValue(widget)}; a field has the same control in every language.`;
      const fix = { kind: 'remove', path: jsonPath } as const;
      yield { source, jsonPath, part: 'key', message, hint: 'Delete it: the original form says it.', fix };
    }
  }
}

export const rule: Rule = {
  code: 'wrong-translation',
  severity: SEVERITIES['wrong-translation'],
  *check({ project }) {
    for (const one of project.pages.values()) yield* checkOriginal(one, project);
    yield* checkVersions(project);
    yield* checkSites(project);
    yield* checkForms(project);
  },
};
