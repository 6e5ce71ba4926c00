interface TextField {
  minLength?: number;
  maxLength: number;
  pattern: string;
}

/** Returns a timestamp that sorts after every existing migration, even if the clock is slow. */
function timestamp(existing: string[], now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const last =
    existing
      .map((name) => name.slice(0, 14))
      .sort()
      .at(-1) ?? '';
  return time > last ? time : String(BigInt(last) + 1n);
}

function constraint(column: string, { minLength, maxLength, pattern }: TextField): string {
  const length =
    minLength === undefined
      ? `char_length(${column}) <= ${maxLength}`
      : `char_length(${column}) between ${minLength} and ${maxLength}`;
  return `  constraint ${column}_rules check (
    ${length}
    and ${column} ~ '${pattern.replaceAll("'", "''")}'
  )`;
}

/** Triggers of every form's table. They apply whatever a role has been granted. */
const TRIGGERS = ['one_row', 'own_columns', 'stored_once', 'within_limits'];

function trigger(name: string, table: string): string {
  return `create trigger ${name} before insert on public.${table}
  for each row execute function private.${name}();`;
}

/** Writes the table of a form. Visitors may insert a row; they cannot read, change or delete any. */
export function formMigration(
  table: string,
  fields: Record<string, TextField>,
  existing: string[],
  now: Date,
): { name: string; text: string } {
  const columns = Object.keys(fields);
  const text = `-- The submissions of a form. Visitors may insert a row; they cannot read, change or delete any.
-- The CHECK constraints match the form's schema in schemas/forms/.

create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
${columns.map((column) => `  ${column} text not null,`).join('\n')}
${columns.map((column) => constraint(column, fields[column] as TextField)).join(',\n')}
);

alter table public.${table} enable row level security;
alter table public.${table} force row level security;

-- PostgreSQL runs triggers in alphabetical order: one row per request, id and time from the server, no duplicate
-- submissions, rate limits.
${TRIGGERS.map((name) => trigger(name, table)).join('\n')}

create index ${table}_by_time on public.${table} (created_at);

-- Grants and policy protect the table independently: a project may grant new tables to everyone by default.
revoke all on public.${table} from public, anon, authenticated;
grant insert (
  ${columns.join(', ')}
) on public.${table} to anon, authenticated;

create policy visitors_insert on public.${table} for insert to anon, authenticated
  with check (created_at = now());
`;
  return { name: `${timestamp(existing, now)}_${table}.sql`, text };
}
