import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, inFile, sentence } from '@json-site/compiler/diagnostics';
import type { PageFile, Project } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { isObject, valueIn } from '@json-site/values/objects';
import { blockListIn } from './shared/blocks.ts';

const SEARCH = ['header', 'search'];

const isSearch = (block: unknown) => isObject(block) && block['type'] === 'search';

/** The position of the block in a page; -1 without one. */
const positionIn = ({ parsed }: PageFile) => blockListIn(parsed.value, 'blocks').findIndex(isSearch);

function* checkPage(page: PageFile, project: Project): Iterable<RuleDiagnostic> {
  const position = positionIn(page);
  const { site } = project.translated.get(page.language) ?? project;
  if (position < 0 || !site) return;
  const located = { source: page.parsed.source, jsonPath: ['blocks', position, 'type'] };
  const href = valueIn(site.value, ...SEARCH, 'href');
  if (typeof href !== 'string') {
    const message = sentence`${at(['blocks', position])} looks for pages, but ${inFile(site.source.path)} has no ${at(SEARCH, site.source.path)}.`;
    const hint =
      'Add "search": { "label": "Search", "href": "/all-pages" } there, with the address of a page that lists all others.';
    yield { ...located, message, hint };
    return;
  }
  const target = project.pages.get(href);
  if (!target || positionIn(target) >= 0) return;
  const message = sentence`${at(['blocks', position])} leads to ${href}, which lists pages but does not answer: it has no block "search".`;
  const hint = sentence`Add one to ${inFile(target.parsed.source.path)}. It shows what was found.`;
  yield { ...located, message, hint };
}

export const rule: Rule = {
  code: 'missing-search',
  severity: 'error',
  *check({ project }) {
    for (const page of project.pages.values()) yield* checkPage(page, project);
  },
};
