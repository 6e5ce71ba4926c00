import type { AnyAST, App } from '@supabase/lite';
import type { IPgliteConnectionConfig } from '@supabase/lite/pglite';
import { isObject } from '@json-site/values/objects';
import { RefusedBody, receiveBody, refuseDeepQuery } from './request-body.ts';

// Imported late: Vite moves static imports to the beginning of its configuration, and a build needs no database.
const { PgliteConnection } = await import('@supabase/lite/pglite');

/*
 * `@supabase/lite` gives the embedded database the API of a hosted project. This module corrects the differences that
 * a form can meet, so that a form that works here works there. Measured with Lite 0.10.0 against the PostgREST
 * documentation:
 *
 * - Grants. The first request runs GRANT ALL on every table for every role, which hides a missing or a dangerous
 *   grant. Here the grants of supabase/migrations/ apply.
 * - Values. Lite passes JSON values to the driver. An object in place of a text is `500 SUP`; an object in place of a
 *   list makes every later request fail until a restart. PostgREST converts values in the database with
 *   json_to_recordset(): a text column stores the JSON text of an object or array, if its CHECK accepts it; an object
 *   in place of a list is `400 22P02`; a body that is neither object nor array inserts no row.
 * - Statuses. A broken CHECK is `500 SUP` in Lite and `400 23514` in PostgREST.
 * - Request headers. Lite does not set request.headers, so the database could not tell clients apart.
 * - Response headers. Lite sends those of response.headers for functions only, and PostgREST for every request.
 * - CORS. Lite's error responses lack the headers that let a page of another origin read them.
 * - Queries. Lite fails with `500 SUP` at parentheses that are nested deeply.
 * - Bodies. Lite waits for a body of any size, for any time, and fails with `500 SUP` at JSON that is nested deeply.
 * - Logs. Lite prints the values of a statement that failed. A log must not contain what a visitor wrote.
 *
 * Not corrected, and never sent by a form: JSON nested more than 1,000 levels deep is 400 here, and 500 there if it
 * exhausts the stack of PostgreSQL; an insert of `{}` is `400 42601` here and `400 23502` there; a number with more
 * than 17 digits is rounded here; a text for a jsonb column is `400 22P02` here and a JSON text there.
 */

interface DatabaseError {
  name?: string | undefined;
  code?: string | undefined;
  message?: string | undefined;
  hint?: string | undefined;
}

/** SQLSTATEs for which Lite already responds with the status that PostgREST documents. */
const HANDLED_BY_LITE = /^(PT|21|22|42|2350[235]|25006)/;

/** The status for any other SQLSTATE: https://docs.postgrest.org/en/stable/references/errors.html */
function statusOf(code: string): number {
  if (/^(08|53)/.test(code)) return 503;
  return /^(23|P0001)/.test(code) ? 400 : 500;
}

/** Creates an error with the code PGRST, for which Lite responds with the status and body. */
function withStatus(status: number, { code, message, hint }: DatabaseError): object {
  const body = { code, message: message ?? '', details: null, hint: hint ?? null };
  return {
    code: 'PGRST',
    message: JSON.stringify(body),
    detail: JSON.stringify({ status, headers: {} }),
  };
}

/** Returns the error for Lite to log and respond with: no statement, no values, and PostgREST's status. */
function hostedError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, code, message, hint } = error as DatabaseError;
  // Lite's own errors have no SQLSTATE; Lite chooses the response by their class.
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) {
    return 'params' in error || 'query' in error ? new Error(message) : error;
  }
  // PostgreSQL quotes a value of the wrong type at the end of the message.
  const text = code.startsWith('22') ? message?.replace(/: ".*/s, '') : message;
  const safe = { name, code, message: text, hint };
  return HANDLED_BY_LITE.test(code) ? safe : withStatus(statusOf(code), safe);
}

type WithContext = InstanceType<typeof PgliteConnection>['withContext'];

/** Lite's connection to the embedded database, with the behaviour of a hosted project. */
export class HostedConnection extends PgliteConnection {
  /** What response.headers was at the end of the last request: JSON, or empty. Requests come one at a time. */
  private responseHeaders = '';

  constructor(config: IPgliteConnectionConfig) {
    super(config);
    // A private field of Lite: with this value the connection does not grant anything. In brackets, so that the type
    // checker finds an update that renames it.
    this['rlsState'] = 'active';
  }

  override normalizeDbError(error: unknown): unknown {
    return hostedError(super.normalizeDbError(error));
  }

  override async onPostgrestAST(request: AnyAST): Promise<AnyAST> {
    const ast = await super.onPostgrestAST(request);
    const { schema = 'public', from = '', values } = ast;
    if (values === undefined) return ast;
    // The database refuses a second row, so that no others have to be read.
    if (Array.isArray(values))
      return { ...ast, values: await this.convert(`"${schema}"."${from}"`, values.slice(0, 2)) };
    if (!isObject(values)) return { ...ast, values: [] };
    const [row = values] = await this.convert(`"${schema}"."${from}"`, [values]);
    return { ...ast, values: row };
  }

  /** Converts the values of rows to the types of a table's columns. Values of unknown columns remain. */
  private async convert(table: string, rows: object[]): Promise<object[]> {
    if (!rows.every(isObject)) return rows;
    const { rows: converted } = await this.driver.query<{ row: Record<string, unknown> }>(
      `select to_json(r) as row from json_populate_recordset(null::${table}, $1) r`,
      [JSON.stringify(rows)],
    );
    return rows.map((row, index) => {
      const columns = converted[index]?.row ?? {};
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, name in columns ? columns[name] : value]),
      );
    });
  }

  /** Notes response.headers before the transaction ends, which forgets it. */
  override withContext: WithContext = (vars, work, options) =>
    super.withContext(
      vars,
      async (transaction) => {
        const result = await work(transaction);
        const { rows } = await this.driver.query<{ headers: string | null }>(
          `select current_setting('response.headers', true) as headers`,
        );
        this.responseHeaders = rows[0]?.headers ?? '';
        return result;
      },
      options,
    );

  /** Returns the headers that the last request set, once. */
  takeResponseHeaders(): Record<string, string> {
    const headers = JSON.parse(this.responseHeaders || '[]') as Record<string, string>[];
    this.responseHeaders = '';
    return Object.assign({}, ...headers);
  }

  /** Sets request.headers for the database. The peer's address becomes the last entry of X-Forwarded-For. */
  async setRequestHeaders(headers: Headers, peerAddress: string | null | undefined): Promise<void> {
    const { 'cf-connecting-ip': _, ...others } = Object.fromEntries(headers);
    const addresses = [others['x-forwarded-for'], peerAddress].filter(Boolean);
    const all = { ...others, ...(addresses.length > 0 && { 'x-forwarded-for': addresses.join(', ') }) };
    await this.driver.query(`select set_config('request.headers', $1, false)`, [JSON.stringify(all)]);
  }
}

/** Runs a task when the earlier ones have ended. */
type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Wraps the request handler of Lite in the behaviour of a hosted project's gateway. Requests reach it one at a time.
 */
export function hostedFetch(
  handle: App['fetch'],
  connection: HostedConnection,
  inTurn: InTurn,
): App['fetch'] {
  const respond: App['fetch'] = async (request, context) => {
    try {
      refuseDeepQuery(request.url);
      const complete = await receiveBody(request);
      return await inTurn(async () => {
        await connection.setRequestHeaders(complete.headers, context?.peerAddress);
        const response = await handle(complete, context);
        const headers = connection.takeResponseHeaders();
        if (response.ok)
          for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
        return response;
      });
    } catch (error) {
      if (error instanceof RefusedBody)
        return Response.json({ message: error.message }, { status: error.status });
      throw error;
    }
  };
  return async (request, context) => {
    const response = await respond(request, context);
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set(
      'access-control-expose-headers',
      'Content-Range, Content-Location, Preference-Applied',
    );
    return response;
  };
}
