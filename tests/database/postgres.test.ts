import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, prepareDatabase } from '../../scripts/lib/migrations.ts';
import { ROOT } from '../../scripts/lib/project.ts';
import { FORM_IDS, readForm } from '../support/forms.ts';
import { MISSING, type Postgres, type PostgresDatabase, startPostgres } from './postgres.ts';
import { difference, isSpelling, verdicts } from './verdicts.ts';

const TABLES = FORM_IDS.map((id) => readForm(id).destination.table);

/** Hosted projects made before the change of defaults grant every new table to everyone; later ones do not. */
const GRANT_MODES = {
  granted: `alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges grant execute on functions to anon, authenticated;`,
  revoked: 'alter default privileges revoke execute on functions from public;',
};

/** Runs a statement as a role and undoes it; returns `ok` or the error's code. */
const ATTEMPT = `create function attempt(who text, statement text) returns text language plpgsql as $body$
begin
  begin
    execute format('set local role %I', who);
    execute statement;
    raise sqlstate 'XX999';
  exception when sqlstate 'XX999' then return 'ok'; when others then return sqlstate;
  end;
end $body$;`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function insertStatement(table: string, row: Record<string, unknown>): string {
  const columns = Object.keys(row).join(', ');
  // The way PostgREST inserts: the body is parsed into the table's types.
  return `insert into public.${table} (${columns})
    select ${columns} from json_populate_record(null::public.${table}, ${literal(JSON.stringify(row))})`;
}

async function attempts(database: PostgresDatabase, role: string, statements: string[]): Promise<string[]> {
  const list = statements.map((statement, index) => `(${index}, ${literal(statement)})`).join(',\n');
  const rows = await database.query<{ result: string }>(
    `select attempt(${literal(role)}, statement) as result
     from (values ${list}) as trials(place, statement) order by place`,
  );
  return rows.map(({ result }) => result);
}

async function asStored(database: PostgresDatabase, date: string): Promise<string> {
  const [row] = await database.query<{ date: string }>(`select ${literal(date)}::date as date`);
  return row?.date ?? '';
}

describe.skipIf(MISSING)(`on PostgreSQL${MISSING ? `: left out, ${MISSING}` : ''}`, () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  describe.each(Object.entries(GRANT_MODES))('where new tables are %s to everyone', (mode, bootstrap) => {
    let database: PostgresDatabase;
    beforeAll(async () => {
      database = await server.database(mode);
      await prepareDatabase(database);
      await database.exec(bootstrap);
      await applyMigrations(database, ROOT, []);
      await database.exec(ATTEMPT);
    });

    it.each(['anon', 'authenticated'])(
      'lets %s insert the form columns and do nothing else',
      async (role) => {
        const rows = await database.query<{ subject: string; privilege: string }>(`
        select c.relname || coalesce('.' || a.attname, '') as subject, p.privilege
        from pg_class c
        left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0,
        unnest(array['select','insert','update','delete','truncate','references','trigger']) as p(privilege)
        where c.relname in (${TABLES.map(literal).join(', ')}) and case
          when a.attname is null then has_table_privilege('${role}', c.oid, p.privilege)
          when p.privilege in ('delete','truncate','trigger') then false
          else has_column_privilege('${role}', c.oid, a.attnum, p.privilege) end
        order by 1, 2`);
        const granted = rows.map(({ subject, privilege }) => `${privilege} ${subject}`);
        const expected = FORM_IDS.flatMap((id) => {
          const { table, columns, combined = [] } = readForm(id).destination;
          return [...columns, ...combined].map(({ column }) => `insert ${table}.${column}`);
        });
        expect(granted.sort()).toEqual(expected.sort());
      },
    );

    it('forces row-level security with one policy a table, and gives no function away', async () => {
      const tables = await database.query(`
        select relname, relrowsecurity and relforcerowsecurity as forced,
          (select count(*)::int from pg_policy where polrelid = c.oid) as policies
        from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
      expect(tables).toEqual([...TABLES].sort().map((relname) => ({ relname, forced: true, policies: 1 })));
      const functions = await database.query(`
        select p.proname from pg_proc p where pronamespace = 'private'::regnamespace
          and (p.proconfig is null or has_schema_privilege('anon', 'private', 'usage'))`);
      expect(functions).toEqual([]);
    });

    it.each(FORM_IDS)('takes a good row of the form %s, and only by insert', async (id) => {
      const { table } = readForm(id).destination;
      const [good] = await verdicts(id);
      const insert = insertStatement(table, good?.row ?? {});
      const results = await attempts(database, 'anon', [
        insert,
        `${insert} returning id`,
        `${insert} on conflict do nothing`,
        insertStatement(table, { ...good?.row, id: '00000000-0000-4000-8000-000000000000' }),
        insertStatement(table, { ...good?.row, created_at: '2020-01-01' }),
        `select * from public.${table}`,
        `update public.${table} set email = 'x@y.zz'`,
        `delete from public.${table}`,
        `truncate public.${table}`,
      ]);
      expect(results).toEqual(['ok', '42501', 'ok', '42501', '42501', '42501', '42501', '42501', '42501']);
    });

    it('draws every line where the page draws it', async () => {
      const disagreements: string[] = [];
      let count = 0;
      for (const id of FORM_IDS) {
        const { table } = readForm(id).destination;
        const all = await verdicts(id);
        const results = await attempts(
          database,
          'anon',
          all.map(({ row }) => insertStatement(table, row)),
        );
        for (const [index, verdict] of all.entries()) {
          const result = results[index];
          count += 1;
          if ((result === 'ok') === verdict.isAllowed) continue;
          if (result === 'ok' && (await isSpelling(id, verdict, (date) => asStored(database, date))))
            continue;
          disagreements.push(`${result} ${difference(verdict, all[0])}`);
        }
      }
      expect(disagreements).toEqual([]);
      expect(count).toBeGreaterThan(2000);
    });
  });
});
