import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, inFile, type Sentence, sentence } from '@json-site/compiler/diagnostics';
import type { PageFile } from '@json-site/compiler/documents';
import type { Rule, SiteIndex } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';
import { valueIn } from '@json-site/values/objects';

const NOINDEX = 'noindex';
const CANONICAL = 'canonical';

const isHidden = ({ parsed }: PageFile) => valueIn(parsed.value, NOINDEX) === true;

const originalOf = ({ parsed }: PageFile) => valueIn(parsed.value, CANONICAL);

/** What contradicts the address of a page's original: message and hint. */
function conflictOf(page: PageFile, original: string, index: SiteIndex): [Sentence, Sentence] | undefined {
  if (original === page.route)
    return [
      sentence`${at([CANONICAL])} is the address of this page itself.`,
      'Delete it: that is the default.',
    ];
  if (isHidden(page))
    return [
      sentence`${at([NOINDEX])} hides this page from search engines, which then ignore ${at([CANONICAL])}.`,
      sentence`Delete ${at([NOINDEX])}: search engines list the original instead of this page.`,
    ];
  const target = index.project.pages.get(original);
  if (!target) return undefined;
  const file = inFile(target.parsed.source.path);
  if (isHidden(target))
    return [
      sentence`${at([CANONICAL])} is ${formatValue(original)}, a page that is hidden from search engines.`,
      sentence`Name a page that they may list, or delete ${{ property: NOINDEX, of: [], file: target.parsed.source.path }} in ${file}.`,
    ];
  const next = originalOf(target);
  if (typeof next !== 'string' || next === original) return undefined;
  return [
    sentence`${at([CANONICAL])} is ${formatValue(original)}, a page whose original is ${formatValue(next)}.`,
    sentence`Write ${formatValue(next)}: search engines do not follow a second step.`,
  ];
}

function* check(index: SiteIndex): Iterable<RuleDiagnostic> {
  for (const page of index.project.pages.values()) {
    const { source } = page.parsed;
    if (page.route === '/' && isHidden(page)) {
      const message = sentence`${at([NOINDEX])} hides the home page from search engines.`;
      const hint = 'Delete it, unless nobody may find the site.';
      yield { source, jsonPath: [NOINDEX], message, hint };
    }
    const original = originalOf(page);
    if (typeof original !== 'string') continue;
    const [message, hint] = conflictOf(page, original, index) ?? [];
    if (message !== undefined) yield { source, jsonPath: [CANONICAL], message, hint };
  }
}

export const rule: Rule = { code: 'search-conflict', severity: 'warning', check };
