import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isLocal, KEY_NAME, URL_NAME } from '@json-site/backend/backend';
import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { parseUrl } from '@json-site/values/paths';

/** The values of the environment and of the .env files of a site. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  /** The folder of the site: a clone of its repository. */
  root: string;
  environment: Environment;
  /** Where editors open the studio: `https://studio.example.org`. */
  origin: string;
  host: string;
  port: number;
  /** The folder of the sessions. It is in no back-up: editors sign in again. */
  data: string;
  /** The project whose Auth server sends the codes. Undefined: the embedded backend and its mailbox. */
  project?: { url: string; key: string };
}

const DEFAULT_PORT = 8090;
const WHERE = 'docs/studio-server.md describes the settings.';

export function readEnvironment(root: string): Environment {
  return loadEnv('production', root, '');
}

function portOf({ PORT }: Environment): number {
  const port = Number(PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError(`PORT is ${JSON.stringify(PORT)}, which is no port. ${WHERE}`);
  return port;
}

/** The origin of an address in the settings. Throws unless it is one that browsers protect. */
export function originOf(value: string | undefined): string {
  const url = parseUrl(value ?? '');
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname));
  if (!url || !isAllowed || url.pathname !== '/' || url.search || url.username)
    throw new UserError(
      `STUDIO_ORIGIN must be the address of the studio alone, such as https://studio.example.org. ${WHERE}`,
    );
  return url.origin;
}

/** Reads the settings of the server. `--local` uses the embedded backend, and listens on this computer only. */
export function readSettings(args = process.argv.slice(2), root = siteFolder()): Settings {
  const { values } = parseArgs({ args, options: { local: { type: 'boolean' }, port: { type: 'string' } } });
  const environment = readEnvironment(root);
  const port = portOf({ PORT: values.port ?? environment['PORT'] });
  const data = path.resolve(root, environment['STUDIO_DATA'] ?? '.cache/studio-server');
  if (values.local)
    return { root, environment, origin: `http://localhost:${port}`, host: 'localhost', port, data };
  const { [URL_NAME]: url, [KEY_NAME]: key } = environment;
  if (!url || !key)
    throw new UserError(
      `Editors sign in with the Supabase project of the site: set ${URL_NAME}, ${KEY_NAME} and SUPABASE_SECRET_KEY. ${WHERE}\nTo try the studio server on this computer alone: npm start -- --studio-server`,
    );
  const host = environment['STUDIO_HOST'] ?? '127.0.0.1';
  return {
    root,
    environment,
    origin: originOf(environment['STUDIO_ORIGIN']),
    host,
    port,
    data,
    project: { url, key },
  };
}
