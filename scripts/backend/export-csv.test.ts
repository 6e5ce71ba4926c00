import { expect, test } from 'vitest';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { exportCsv } from './export-csv.ts';

const LAYOUTS: FormLayouts = {
  visit_submissions: {
    form: 'visit',
    sections: [
      { fields: [{ name: 'name', label: 'Your name' }] },
      {
        fields: [
          { label: 'Address', fields: [{ name: 'address_town', label: 'Town' }] },
          { name: 'guests', label: 'Guests', fields: [{ name: 'age', label: 'Age' }] },
        ],
      },
    ],
    combined: ['message'],
  },
};

const ID = '3f2a9c1e-0000-4000-8000-000000000001';
const ROW = { id: ID, created_at: '2026-07-01', name: 'Zoë Łukasz' };

/** The export of submissions with a state, of a table that has these rows. */
async function exported(rows: (typeof ROW)[], state?: 'dead'): Promise<string> {
  const stored = rows.map((row) => ({ table: 'visit_submissions', row, delivery: null }));
  const call = async (_: string, parameters: object) =>
    JSON.stringify(parameters).includes('"dead"') ? [] : stored;
  let text = '';
  for await (const part of exportCsv(call, { table: 'visit_submissions', state }, LAYOUTS)) text += part;
  return text;
}

test('names the columns, with and without rows', async () => {
  expect(await exported([ROW])).toBe(
    `id,created_at,name,delivery,submission_reference\r\n${ID},2026-07-01,Zoë Łukasz,,96GV-ADJT\r\n`,
  );
  expect(await exported([ROW], 'dead')).toBe('id,created_at,name,delivery,submission_reference\r\n');
  expect(await exported([])).toBe(
    'id,created_at,name,address_town,guests,message,delivery,submission_reference\r\n',
  );
});
