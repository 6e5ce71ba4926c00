import type { Rule } from './rule.ts';

export const tableMismatch: Rule<'table-mismatch'> = {
  code: 'table-mismatch',
  severity: 'error',
  summary:
    "The table in `supabase/migrations/` does not accept exactly the values that the form's schema accepts: columns, lengths, patterns, options, `not null` for required fields, and the insert permission for visitors.",
  reason: 'The database would refuse a submission that the form accepts, and the submission would be lost.',
  fix: 'The message shows both sides; the hint names the file and line. Change an existing table with a new migration.',
};
