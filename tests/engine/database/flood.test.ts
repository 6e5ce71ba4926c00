import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../support/postgres.ts';
import { goodRow } from './examples.ts';
import { countRows, empty, insertSql, type SqlRequest, send } from './requests.ts';
import { migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';

const FLOOD = IS_FULL_RUN ? 500 : 100;
/** The limits that the migrations set for ten minutes: for a client, for a network and for the whole site. */
const [CLIENT_LIMIT, NETWORK_LIMIT, SITE_LIMIT] = [5, 15, 60];

describe.skipIf(SKIP_REASON)(`a flood${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  let database: PostgresDatabase;
  beforeAll(async () => {
    server = await startSupabase();
    database = await migratedDatabase(server, 'granted');
  });
  afterAll(() => server?.stop());

  it.each(FORM_TABLES)('stores no more than the limits in the table of the form $id', async (form) => {
    /** Sends the requests through four connections at once. Returns the number of stored rows. */
    async function flood(headersOf: (number: number) => Record<string, string>): Promise<number> {
      await empty(database, FORM_TABLES);
      const requests = Array.from(
        { length: FLOOD },
        (_, number): SqlRequest => ({
          sql: insertSql(form, goodRow(form, `Sender ${number}`)),
          headers: headersOf(number),
        }),
      );
      const connections = [0, 1, 2, 3].map((lane) => requests.filter((_, number) => number % 4 === lane));
      const sent = await Promise.all(connections.map((lane) => send(database, lane)));
      const codes = new Set(sent.flatMap(({ answers }) => answers.map(({ code }) => code)));
      expect([...codes].sort()).toEqual(['00000', 'PT429']);
      return countRows(database, form.table);
    }
    const address = (number: number) => `198.51.${number % 250}.${Math.floor(number / 250)}`;
    const forged = await flood((number) => ({ 'x-forwarded-for': `${address(number)}, 192.0.2.1` }));
    const unknown = await flood(() => ({}));
    const network = await flood((number) => ({ 'cf-connecting-ip': `192.0.2.${number % 250}` }));
    const estate = await flood((number) => ({ 'cf-connecting-ip': `2001:db8:1:${number}::1` }));
    const many = await flood((number) => ({ 'cf-connecting-ip': address(number) }));
    console.log(
      `G5 flood, ${form.id}: ${FLOOD} from one client with forged addresses store ${forged}, ` +
        `${FLOOD} without an address ${unknown}, ${FLOOD} from one IPv4 network ${network}, ` +
        `${FLOOD} from one IPv6 network ${estate}, ${FLOOD} from ${FLOOD} networks ${many}`,
    );
    expect([forged, unknown]).toEqual([CLIENT_LIMIT, CLIENT_LIMIT]);
    expect([network, estate, many]).toEqual([NETWORK_LIMIT, NETWORK_LIMIT, SITE_LIMIT]);
  });
});
