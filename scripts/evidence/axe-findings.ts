import type { Page } from '@playwright/test';
import { runAxe, TAGS } from '../../tests/support/inspect/axe.ts';
import { criterionOfTag } from './criteria.ts';
import { BEST_PRACTICE, type Findings } from './findings.ts';

/** Rules that axe-core leaves out by default, for criteria that no other rule covers. */
const MORE_RULES = ['target-size', 'css-orientation-lock', 'label-content-name-mismatch'];

/** Runs axe-core on a part of the page, and files each violation under its criteria. */
export async function findByAxe(page: Page, found: Findings, look: string, part = ':root'): Promise<void> {
  const { violations } = await runAxe(page, part, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations'],
  });
  for (const { id, tags, nodes } of violations) {
    const criteria = tags.flatMap((tag) => criterionOfTag(tag) ?? []);
    const texts = nodes.map(({ target }) => `${look}: ${id}, ${target.join(' ')}`);
    for (const row of criteria.length > 0 ? criteria : [BEST_PRACTICE]) found.add(row, ...texts);
  }
}
