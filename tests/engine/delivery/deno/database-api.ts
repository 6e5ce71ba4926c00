import { json } from 'node:stream/consumers';
import { type ListeningServer, listen } from '../../../support/listen.ts';
import type { PostgresDatabase } from '../../../support/postgres.ts';
import { callFunction } from '../../database/requests.ts';

/**
 * Serves the owner's functions of a database as PostgREST does: named arguments in JSON, with the role of the secret
 * key.
 */
export function startDatabaseApi(database: PostgresDatabase): Promise<ListeningServer> {
  return listen((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    void json(request)
      .then((values) => callFunction(database, name, 'service_role', values as Record<string, unknown>))
      .then(({ output, errors } = { output: '', errors: `ERROR: no function ${name}` }) =>
        errors.includes('ERROR')
          ? response.writeHead(400).end(JSON.stringify({ message: errors }))
          : response.writeHead(200).end(output.trim()),
      );
  });
}
