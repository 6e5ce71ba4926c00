import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../report/format-diagnostic.ts';
import type { Schema } from '../schema/schema-set.ts';
import { parseFile } from '../source/json-file.ts';
import { checkForm } from './forms.ts';
import { readTables } from './tables.ts';

const SCHEMA: Schema = {
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 100, pattern: "[^\\u0020']" },
    size: { type: 'string', enum: ['small', 'large'] },
    extras: { type: 'array', items: { enum: ['map (paper)', 'tea, cake'] }, maxItems: 2 },
    day: { type: 'string', pattern: '^20' },
  },
};

const SQL = `-- Visits; nobody's business (create table public.other (id uuid);)
create table public.visits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  visitor text not null, /* who, comes */
  size text,
  extras text[],
  day date,
  summary text not null,
  constraint visitor_rules check (
    char_length(visitor) between 2 and 100
    and visitor ~ '[^\\u0020'']'
  ),
  constraint size_rules check (size in ('small', 'large')),
  constraint extras_rules check (
    cardinality(extras) between 1 and 2 and extras <@ array['map (paper)', 'tea, cake']
  ),
  constraint summary_rules check (char_length(summary) between 1 and 120)
);
`;

const words = { required: 'x', minLength: 'x', maxLength: 'x', pattern: 'x', maxItems: 'x', enum: 'x' };
const FIELDS = Object.entries(SCHEMA.properties ?? {}).map(([name, rule]) => ({
  name,
  messages: words,
  ...((rule.enum ?? rule.items) && {
    options: (rule.enum ?? rule.items?.enum ?? []).map((value) => ({ value })),
  }),
}));
const DESTINATION = {
  table: 'visits',
  columns: [
    { column: 'visitor', field: 'name' },
    { column: 'size', field: 'size' },
    { column: 'extras', field: 'extras' },
    { column: 'day', field: 'day' },
  ],
  combined: [{ column: 'summary', separator: ', ', parts: [{ field: 'name', label: 'From: ' }] }],
};

function told(sql = SQL, later = '', destination: object = DESTINATION): string {
  const text = JSON.stringify({ sections: [{ fields: FIELDS }], destination }, null, 2);
  const form = parseFile({ path: 'content/forms/visit.json', text });
  const files = [sql, later].map((one, index) => ({
    path: `supabase/migrations/${index + 1}_visits.sql`,
    text: one,
  }));
  return formatDiagnostics(checkForm('visit', form, { visit: SCHEMA }, readTables(files)));
}

test('a form that agrees with its table has no problems', () => {
  expect(told()).toBe('');
});

test('table-mismatch: place, reason and fix', () => {
  expect(told(SQL.replace('2 and 100', '2 and 80'))).toMatchInlineSnapshot(`
    "content/forms/visit.json:72:19  table-mismatch
      destination.columns[0].column is "visitor"; schema and table disagree. most characters: 100 in the schema, 80 in the table.
      Make the form's schema and supabase/migrations/1_visits.sql:5 say the same; a table changes with a new migration."
  `);
});

describe('table-mismatch: whatever a table says differently is told', () => {
  test.each([
    ['2 and 100', '3 and 100', 'least characters: 2 in the schema, 3 in the table'],
    ["[^\\u0020'']", "[^\\u0021'']", 'pattern: [^\\u0020'],
    ['visitor text not null', 'visitor text', 'required: true in the schema, false in the table'],
    ['  size text,', '  size text not null,', 'required: false in the schema, true in the table'],
    ["'small', 'large'", "'small'", 'options: large,small in the schema, small in the table'],
    ["'tea, cake'", "'tea'", 'options: map (paper),tea, cake in the schema'],
    ['extras text[]', 'extras text', 'a list: true in the schema, false in the table'],
    ['1 and 2 and', '1 and 3 and', 'most options: 2 in the schema, 3 in the table'],
    ['1 and 120', '1 and 90', 'its parts can have 108 characters, the table takes 90'],
    ['  day date,', '  days date,', '"day"; the table has no such column'],
    ['  day date,', '  days date,', 'A new column is added in supabase/migrations/1_visits.sql'],
    ['  day date,', '  day date,\n  note text,', 'nothing fills its columns: note'],
    ['public.visits', 'public.visit', 'no file in supabase/migrations/ makes this table'],
  ])('%s → %s', (from, to, message) => {
    expect(SQL).toContain(from);
    expect(told(SQL.replace(from, to))).toContain(message);
  });

  test('a column that visitors may not fill', () => {
    const grant = (columns: string) => `grant insert (${columns}) on public.visits to anon, authenticated;`;
    expect(told(SQL, grant('visitor, size, extras, summary'))).toContain(
      '"day"; no visitor may fill this column',
    );
    const parts = `${grant('visitor, size, extras, summary')}\n${grant('day')}`;
    expect(told(SQL, parts)).toBe('');
  });

  test('with the rule that options would have in the table', () => {
    const size = SQL.replace("\n  constraint size_rules check (size in ('small', 'large')),", '');
    expect(told(size)).toContain("the table's would be: check (size in ('small', 'large')).");
    expect(told(SQL.replace("'tea, cake'", "'tea'"))).toContain(
      "check (extras <@ array['map (paper)', 'tea, cake']).",
    );
  });

  test('a column that is filled twice', () => {
    const columns = [...DESTINATION.columns, { column: 'day', field: 'day' }];
    expect(told(SQL, '', { ...DESTINATION, columns })).toContain('which is filled a second time');
  });
});

describe('a later migration', () => {
  test('counts', () => {
    const later = `alter table public.visits drop constraint visitor_rules;
      alter table public.visits add constraint visitor_rules check (
        char_length(visitor) between 2 and 99 and visitor ~ '[^\\u0020'']');
      alter table public.visits add column if not exists note text;`;
    expect(told(SQL, later)).toContain('100 in the schema, 99 in the table');
    expect(told(SQL, later)).toContain('nothing fills its columns: note');
  });

  test('that changes something else changes nothing', () => {
    const later = `alter table public.visits enable row level security;
      revoke all on public.visits from anon;
      alter table public.visits add constraint whole check (octet_length(concat_ws('', visitor, size)) <= 9);
      create table private.settings (only_row boolean primary key, visitor text);`;
    expect(told(SQL, later)).toBe('');
  });
});
