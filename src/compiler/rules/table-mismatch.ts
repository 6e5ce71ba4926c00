import type { Rule } from './rule.ts';

export const tableMismatch: Rule<'table-mismatch'> = {
  code: 'table-mismatch',
  severity: 'error',
  summary:
    "The table that `supabase/migrations/` make does not accept exactly the values that the form's schema accepts, or it is not protected as every form's table is: columns, rules, conditions, permissions, triggers. PostgreSQL itself compares the two. Also reported: a migration that PostgreSQL refuses.",
  reason: 'The database would refuse a submission that the form accepts, and the submission would be lost.',
  fix: 'The message shows both sides. `npm run new migration <form>` writes the migration that brings the table in line.',
};
