import type { Rule } from './rule.ts';

export const missingPage: Rule<'missing-page'> = {
  code: 'missing-page',
  severity: 'error',
  what: 'The home page (`index.json`) or the page for unknown addresses (`404.json`) is not there.',
  why: 'Visitors come in through the one and land on the other.',
  fix: 'Write it, or let `npm run new page /` begin it.',
};
