import { PGlite } from '@electric-sql/pglite';
import { readMigrations } from '../../../scripts/backend/migrations.ts';
import { callSql } from '../../../scripts/backend/owner-access.ts';
import { startScratchDatabase } from '../../../scripts/backend/tables/scratch-database.ts';
import { SITE } from '../../../scripts/root.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import type { CallDatabase } from '../../../supabase/functions/deliver/database.ts';

/**
 * Lets a test set the time: every function reads sim.now() in place of now(). The rest is the SQL of the migrations.
 */
const SIMULATED_CLOCK = `
create schema sim;
create table sim.clock (at timestamptz not null);
insert into sim.clock values (now());
create function sim.now() returns timestamptz language sql stable security definer as 'select at from sim.clock';
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%pg_catalog.now()%'
  loop
    execute replace(definition, 'pg_catalog.now()', 'sim.now()');
  end loop;
end
$$;
alter table private.outbox alter created_at set default sim.now(), alter next_attempt_at set default sim.now();
alter table private.arrivals alter arrived_at set default sim.now();
update private.settings set client_limit = 1000000, network_limit = 1000000, site_limit = 1000000;`;

/** The migrated database with a clock that only the test moves. */
export class SimulatedDatabase {
  private database: PGlite;

  private constructor(database: PGlite) {
    this.database = database;
  }

  static async start(): Promise<SimulatedDatabase> {
    const database = await startScratchDatabase();
    for (const { sql } of readMigrations(SITE)) await database.exec(sql);
    await database.exec(SIMULATED_CLOCK);
    return new SimulatedDatabase(database);
  }

  async query<Row>(sql: string): Promise<Row[]> {
    return (await this.database.query<Row>(sql)).rows;
  }

  /** Sets the clock to milliseconds since 1970. */
  async setTime(time: number): Promise<void> {
    await this.database.exec(`update sim.clock set at = to_timestamp(${time / 1000})`);
  }

  /** Inserts a row. Returns its id. */
  async insert(table: string, row: Record<string, unknown>): Promise<string> {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    // A separate transaction for each row: the setting that counts them is local to one.
    const [stored] = await this.query<{ id: string }>(`insert into public.${table} (${columns})
      select ${columns} from json_populate_record(null::public.${table}, ${literal(JSON.stringify(row))}) returning id`);
    return stored?.id ?? '';
  }

  /** Calls a function as a program of the owner does. */
  readonly call: CallDatabase = async (name, values) => {
    const [row] = await this.query<{ to_json: unknown }>(callSql(name, values));
    return row?.to_json;
  };

  /** Stops the server and starts another one on the same files. */
  async restart(): Promise<void> {
    const files = await this.database.dumpDataDir('none');
    await this.database.close();
    this.database = await PGlite.create({ loadDataDir: files });
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
