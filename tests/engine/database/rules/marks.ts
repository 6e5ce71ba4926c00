import { literal } from '../../../../src/form-core/table/sql-text.ts';
import type { Figures } from '../../../../supabase/functions/deliver/message.ts';
import type { PostgresDatabase } from '../../../support/postgres.ts';
import { allow, countRows } from '../requests.ts';
import type { TestedTable } from '../tables.ts';
import { createTrial } from './outbox.ts';

const noted = (mark: string) => ({ 'x-client-info': `form (honeypot=empty; seconds=9); verify=${mark}` });

/** Checks that a marked enquiry is stored and claimed as one of a visitor, is counted nowhere, and is erased whole. */
export async function markViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, call, claim, insert, makeDue, reset } = createTrial(database, form);
  const count = async (of: string) => (await database.query<object>(`select from ${of}`)).length;
  const listed = (filter: object) => call<object[]>(`submissions_list(${literal(JSON.stringify(filter))})`);
  await database.exec('delete from private.verifications');
  await reset();
  const before = await call<Figures>('submissions_health()');
  const mark = await call<string>('submissions_mark()');
  // Its limits are those of visitors, and it takes nothing of theirs.
  await allow(database, 1, 1);
  for (const name of ['Marked', 'Marked']) {
    const { answers } = await insert(name, noted(mark));
    same('a marked enquiry', answers, [{ code: '00000', rows: 1 }]);
  }
  same('stored', await countRows(database, form.table), 2);
  same('listed by its mark', (await listed({ verification: mark })).length, 2);
  same('listed without it', await listed({}), []);
  same('listed as undelivered', await listed({ state: 'undelivered' }), []);
  same('listed by another mark', await listed({ verification: '00000000-0000-4000-8000-000000000000' }), []);
  const counts = await call<Record<string, number>>('submissions_count()');
  same('counted', counts[form.table], 0);
  const { until: _, ...figures } = await call<Figures>('submissions_health()');
  const { until: __, ...figuresBefore } = before;
  same('figures', { ...figures, since: '' }, { ...figuresBefore, since: '' });
  same(
    'claimed as a test',
    (await claim()).map((one) => one.is_test),
    [true, true],
  );
  await makeDue();
  const [again] = await claim(1);
  await call(`submissions_sent('${again?.id}', 'id')`);
  same('delivered, in the figures', (await call<Figures>('submissions_health()')).delivered, 0);

  await insert('Visitor');
  same('a visitor beside it', (await listed({})).length, 1);
  same('erased', (await call<string[]>('submissions_unmark()')).length, 2);
  same('left rows', await countRows(database, form.table), 1);
  same('left messages', await count("private.outbox where kind = 'submission'"), 1);
  same('left marks', await count('private.verifications'), 0);
  same('notes of an erasure', await count('private.erasures'), 0);
  await allow(database);
  const { answers } = await insert('Late', noted(mark));
  same('a mark that is over', answers, [{ code: 'PT409', rows: 0 }]);
  same('rows after it', await countRows(database, form.table), 1);

  await insert('Forgotten', noted(await call<string>('submissions_mark()')));
  await call('private.clean_up()');
  same('a mark of now, after the clean-up', await count('private.verifications'), 1);
  await database.exec("update private.verifications set began_at = now() - interval '61 minutes'");
  await call('private.clean_up()');
  same('an old mark, after the clean-up', await count('private.verifications'), 0);
  same('rows of visitors after the clean-up', await countRows(database, form.table), 1);
  return violations;
}
