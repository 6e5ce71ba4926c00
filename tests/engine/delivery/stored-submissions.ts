import { literal } from '../../../src/form-core/table/sql-text.ts';
import type { PostgresDatabase } from '../../support/postgres.ts';
import { goodRow } from '../database/examples.ts';
import type { TestedTable } from '../database/tables.ts';

/** Of so many submissions, one is quarantined. */
export const HELD_EACH = 1000;

/**
 * Stores a number of submissions, one a second, with their entries in the outbox: faster than sending them, because no
 * trigger runs. The sender's name is followed by a number.
 */
export async function storeSubmissions(
  database: PostgresDatabase,
  form: TestedTable,
  count: number,
): Promise<void> {
  const row = goodRow(form);
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const values = columns.map((name) => (name === `"${form.sender.column}"` ? `${name} || n` : name));
  await database.exec(`alter table public.${form.table} disable trigger user;
    insert into public.${form.table} (id, created_at, ${columns.join(', ')})
      select gen_random_uuid(), now() - make_interval(secs => n), ${values.join(', ')}
      from json_populate_record(null::public.${form.table}, ${literal(JSON.stringify(row))}), generate_series(1, ${count}) as n;
    alter table public.${form.table} enable trigger user;
    insert into private.outbox (form_table, submission, created_at, sent_at, held_for)
      select '${form.table}', id, created_at, case when n % ${HELD_EACH} > 0 then created_at end,
        case when n % ${HELD_EACH} = 0 then 'speed' end
      from (select *, row_number() over () as n from public.${form.table}) as stored;
    analyze public.${form.table}, private.outbox;`);
}
