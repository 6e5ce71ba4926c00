import { expect, it } from 'vitest';
import { compose } from '../../../supabase/functions/deliver/compose.ts';
import type { Claim, Figures } from '../../../supabase/functions/deliver/message.ts';

const FIGURES: Figures = {
  since: '2026-07-01T07:00:00Z',
  until: '2026-07-02T07:00:00Z',
  enquiries: { visit_submissions: 2, removed_submissions: null },
  delivered: 1,
  retries: 0,
  waiting: 3,
  oldest_waiting: '2026-07-02T06:00:00Z',
  dead: 1,
  quarantined: 0,
  refused: 0,
};

/** The text of the digest of these figures. */
function digestOf(more: Partial<Figures>): string {
  const claim: Claim = {
    id: '00000000-0000-4000-8000-00000000000a',
    attempt: 1,
    kind: 'digest',
    created_at: FIGURES.until,
    form_table: null,
    table_number: null,
    row: null,
    digest: { ...FIGURES, ...more },
  };
  const sender = { from: 'a@example.com', to: [], site: 'Site', timeZone: 'UTC', forms: {} };
  return compose(claim, sender).text;
}

it('names what was not delivered, and tables that cannot be read', () => {
  const text = digestOf({
    errors: [
      { form_table: 'removed_submissions', error: 'no-table', count: 3 },
      { form_table: 'visit_submissions', error: 'http-403', count: 1 },
      { form_table: null, error: 'timeout', count: 1 },
    ],
  });
  expect(text).toContain('2 enquiries since the last digest, 1 not delivered\n');
  expect(text).toContain('Enquiries, removed\n    the table cannot be read\n');
  expect(text).toContain('Not delivered, removed\n    3: the table does not exist (no-table)\n');
  expect(text).toContain('Not delivered, visit\n    1: http-403\n');
  expect(text).toContain('Not delivered, digest\n    1: timeout\n');
});

it('writes a digest that an earlier version has queued', () => {
  expect(digestOf({})).not.toContain('Not delivered,');
});
