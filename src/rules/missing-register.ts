import { SEVERITIES } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { storageLists } from './shared/blocks.ts';

const FIX =
  'Create content/storage.json, and add { "type": "stored-data", "items": "all" } to the page about cookies or privacy.';

export const rule: Rule = {
  code: 'missing-register',
  severity: SEVERITIES['missing-register'],
  mode: 'launch',
  *check({ project }) {
    const { site } = project;
    const isShown = storageLists(project).some(({ block }) => Object.values(block).includes('all'));
    if (isShown || !site) return;
    const message = 'No page lists the data that the site stores in the browser.';
    yield { source: site.source, jsonPath: [], part: 'open', message, hint: FIX };
  },
};
