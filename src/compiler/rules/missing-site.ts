import type { Rule } from './rule.ts';

export const missingSite: Rule<'missing-site'> = {
  code: 'missing-site',
  severity: 'error',
  summary: '`content/site.json` does not exist.',
  reason: 'No page can be shown without the name, navigation and footer.',
  fix: 'Create it; `schemas/site.schema.json` describes it, and editors complete its properties.',
};
