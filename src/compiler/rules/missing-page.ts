import type { Rule } from './rule.ts';

export const missingPage: Rule<'missing-page'> = {
  code: 'missing-page',
  severity: 'error',
  summary: 'The home page (`index.json`) or the not-found page (`404.json`) does not exist.',
  reason: 'Every site needs both.',
  fix: 'Create the file, for example with `npm run new page /`.',
};
