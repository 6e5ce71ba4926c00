import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../report/format-diagnostic.ts';
import type { Schema } from '../schema/schema-set.ts';
import { parseFile } from '../source/json-file.ts';
import { readDataSchema } from './data-schema.ts';
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
  label: name,
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

function diagnosticsOf(sql = SQL, later = '', destination: object = DESTINATION): string {
  const text = JSON.stringify({ sections: [{ fields: FIELDS }], destination }, null, 2);
  const form = parseFile({ path: 'content/forms/visit.json', text });
  const files = [sql, later].map((one, index) => ({
    path: `supabase/migrations/${index + 1}_visits.sql`,
    text: one,
  }));
  const data = readDataSchema({ path: 'schemas/forms/visit.schema.json', text: JSON.stringify(SCHEMA) });
  const table = { schema: SCHEMA, tables: readTables(files) };
  return formatDiagnostics(checkForm('visit', form, data, {}, table));
}

test('accepts a form that matches its table', () => {
  expect(diagnosticsOf()).toBe('');
});

test('table-mismatch: shows the location, both sides and the fix', () => {
  expect(diagnosticsOf(SQL.replace('2 and 100', '2 and 80'))).toMatchInlineSnapshot(`
    "content/forms/visit.json:76:19  table-mismatch
      destination.columns[0].column is "visitor"; schema and table differ. max. characters: 100 in the schema, 80 in the table.
      Use the same rule in the form's schema and in supabase/migrations/1_visits.sql:5. Change an existing table with a new migration."
  `);
});

describe('table-mismatch: reports every difference', () => {
  test.each([
    ['2 and 100', '3 and 100', 'min. characters: 2 in the schema, 3 in the table'],
    ["[^\\u0020'']", "[^\\u0021'']", 'pattern: [^\\u0020'],
    ['visitor text not null', 'visitor text', 'required: true in the schema, false in the table'],
    ['  size text,', '  size text not null,', 'required: false in the schema, true in the table'],
    ["'small', 'large'", "'small'", 'options: large,small in the schema, small in the table'],
    ["'tea, cake'", "'tea'", 'options: map (paper),tea, cake in the schema'],
    ['extras text[]', 'extras text', 'list: true in the schema, false in the table'],
    ['1 and 2 and', '1 and 3 and', 'max. options: 2 in the schema, 3 in the table'],
    ['1 and 120', '1 and 90', 'its parts can have 108 characters, but the table accepts 90'],
    ['  day date,', '  days date,', '"day"; the table has no such column'],
    ['  day date,', '  days date,', 'Add a new column in supabase/migrations/1_visits.sql'],
    ['  day date,', '  day date,\n  note text,', 'no field fills its columns: note'],
    ['public.visits', 'public.visit', 'no file in supabase/migrations/ creates this table'],
  ])('%s → %s', (from, to, message) => {
    expect(SQL).toContain(from);
    expect(diagnosticsOf(SQL.replace(from, to))).toContain(message);
  });

  test('reports a column without the insert permission for visitors', () => {
    const grant = (columns: string) => `grant insert (${columns}) on public.visits to anon, authenticated;`;
    expect(diagnosticsOf(SQL, grant('visitor, size, extras, summary'))).toContain(
      '"day"; visitors have no permission to insert into this column',
    );
    const parts = `${grant('visitor, size, extras, summary')}\n${grant('day')}`;
    expect(diagnosticsOf(SQL, parts)).toBe('');
  });

  test('writes the SQL condition for options', () => {
    const size = SQL.replace("\n  constraint size_rules check (size in ('small', 'large')),", '');
    expect(diagnosticsOf(size)).toContain("in the table, write: check (size in ('small', 'large')).");
    expect(diagnosticsOf(SQL.replace("'tea, cake'", "'tea'"))).toContain(
      "check (extras <@ array['map (paper)', 'tea, cake']).",
    );
  });

  test('reports a column that two entries fill', () => {
    const columns = [...DESTINATION.columns, { column: 'day', field: 'day' }];
    expect(diagnosticsOf(SQL, '', { ...DESTINATION, columns })).toContain('a column that is filled already');
  });
});

describe('a later migration', () => {
  test('changes the table', () => {
    const later = `alter table public.visits drop constraint visitor_rules;
      alter table public.visits add constraint visitor_rules check (
        char_length(visitor) between 2 and 99 and visitor ~ '[^\\u0020'']');
      alter table public.visits add column if not exists note text;`;
    expect(diagnosticsOf(SQL, later)).toContain('100 in the schema, 99 in the table');
    expect(diagnosticsOf(SQL, later)).toContain('no field fills its columns: note');
  });

  test('of something else has no effect', () => {
    const later = `alter table public.visits enable row level security;
      revoke all on public.visits from anon;
      alter table public.visits add constraint whole check (octet_length(concat_ws('', visitor, size)) <= 9);
      create table private.settings (only_row boolean primary key, visitor text);`;
    expect(diagnosticsOf(SQL, later)).toBe('');
  });
});
