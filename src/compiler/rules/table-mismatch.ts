import type { Rule } from './rule.ts';

export const tableMismatch: Rule<'table-mismatch'> = {
  code: 'table-mismatch',
  severity: 'error',
  what: "The table in `supabase/migrations/` does not take exactly what the form's schema lets through: columns, limits, patterns, options, `not null` where an answer is required, and leave for visitors to fill each column.",
  why: 'An answer that the form accepts would be refused by the database, and lost.',
  fix: 'The message says what each side says, the hint where. A table that has been made already changes with a new migration.',
};
