import type { Rule } from './rule.ts';

export const missingTheme: Rule<'missing-theme'> = {
  code: 'missing-theme',
  severity: 'error',
  summary: '`content/theme.json` does not exist.',
  reason: 'No page can be shown without colours.',
  fix: 'Create it; `schemas/theme.schema.json` describes it, and editors complete its properties.',
};
