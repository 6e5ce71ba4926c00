import type { Rule } from './rule.ts';

export const missingSite: Rule<'missing-site'> = {
  code: 'missing-site',
  severity: 'error',
  what: 'There is no `content/site.json`.',
  why: 'Without name, navigation and footer nothing can be shown.',
  fix: 'Write it; `schemas/site.schema.json` says how, and an editor completes it.',
};
