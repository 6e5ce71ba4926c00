interface TextField {
  minLength?: number;
  maxLength: number;
  pattern: string;
}

/** A time stamp that sorts after every migration there is, as a clock may be behind. */
function stamp(existing: string[], now: Date): string {
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

/** What every form's table has, whatever a role has been granted. */
const GUARDS = ['one_row', 'own_columns', 'stored_once', 'within_limits'];

function trigger(name: string, table: string): string {
  return `create trigger ${name} before insert on public.${table}
  for each row execute function private.${name}();`;
}

/** The table of a form: visitors may add a row and can read, change or delete none. */
export function formMigration(
  table: string,
  fields: Record<string, TextField>,
  existing: string[],
  now: Date,
): { name: string; text: string } {
  const columns = Object.keys(fields);
  const text = `-- What visitors send with a form. They may add a row, and can read, change or delete none.
-- The CHECK constraints say what the form's schema in schemas/forms/ says.

create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
${columns.map((column) => `  ${column} text not null,`).join('\n')}
${columns.map((column) => constraint(column, fields[column] as TextField)).join(',\n')}
);

alter table public.${table} enable row level security;
alter table public.${table} force row level security;

-- They run in the order of their names: one row a request, id and time from the server, each submission once, and
-- no more than the limits allow.
${GUARDS.map((name) => trigger(name, table)).join('\n')}

create index ${table}_by_time on public.${table} (created_at);

-- Grants and policy each hold on their own: a project may grant new tables to everyone by default.
revoke all on public.${table} from public, anon, authenticated;
grant insert (
  ${columns.join(', ')}
) on public.${table} to anon, authenticated;

create policy visitors_insert on public.${table} for insert to anon, authenticated
  with check (created_at = now());
`;
  return { name: `${stamp(existing, now)}_${table}.sql`, text };
}
