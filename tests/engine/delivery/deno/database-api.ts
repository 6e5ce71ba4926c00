import type { PostgresDatabase } from '../../../../scripts/backend/postgres.ts';
import { literal } from '../../../../src/compiler/forms/table/sql-text.ts';
import { type ListeningServer, listen, readJson } from '../../../support/listen.ts';

/** Serves the owner's functions of a database as PostgREST does: named arguments in JSON, with the role of the secret key. */
export async function startDatabaseApi(database: PostgresDatabase): Promise<ListeningServer> {
  const functions = await database.query<{ name: string; parameters: string }>(
    `select proname as name, pg_get_function_identity_arguments(oid) as parameters from pg_proc
      where pronamespace = 'public'::regnamespace`,
  );
  const parametersOf = new Map(functions.map(({ name, parameters }) => [name, parameters.split(', ')]));

  async function call(
    name: string,
    values: Record<string, unknown>,
  ): Promise<[status: number, body: string]> {
    const given = (parametersOf.get(name) ?? []).filter((one) => (one.split(' ')[0] ?? '') in values);
    const list = Object.keys(values).map((argument) => `${argument} => given.${argument}`);
    const from = `json_to_record(${literal(JSON.stringify(values))}::json) as given(${given.join(', ')})`;
    const { output, errors } = await database.script(`begin; set local role service_role;
      select to_json(public.${name}(${list.join(', ')})) ${given.length > 0 ? `from ${from}` : ''}; commit;`);
    return errors.includes('ERROR') ? [400, JSON.stringify({ message: errors })] : [200, output.trim()];
  }

  return listen((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    void readJson(request)
      .then((values) => call(name, values))
      .then(([status, body]) => response.writeHead(status).end(body));
  });
}
