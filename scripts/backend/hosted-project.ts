import type { Plugin } from 'vite';
import { UserError } from '@json-site/content/files';
import { parseUrl } from '@json-site/values/paths';

export const URL_NAME = 'VITE_SUPABASE_URL';
export const KEY_NAME = 'VITE_SUPABASE_ANON_KEY';

const WHERE =
  'Values come from the environment and from the .env files of this folder. docs/hosting.md, part 2, describes them.';
const USE_PUBLISHABLE =
  'Set it to the publishable key (sb_publishable_…) or the older anon key: Project Settings → API Keys.';

/** The roles in the older format of keys, JSON Web Tokens. A value may contain more than the key. */
function rolesIn(value: string): unknown[] {
  return [...value.matchAll(/eyJ[\w-]*\.(eyJ[\w-]+)/g)].map(([, payload = '']) => {
    try {
      return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown }).role;
    } catch {
      return undefined;
    }
  });
}

const isSecret = (value: string) => /sb_secret_/i.test(value) || rolesIn(value).includes('service_role');

/** This machine, whose connections nobody can read. */
export const isLocal = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

const isDirty = (value: string) => value !== value.replace(/^[\s'"]+|[\s'"]+$/g, '');

const EXPECTED_URL = 'Set it to the URL of the project, such as https://<reference>.supabase.co';

/** Says what is wrong with the address, without the parts of it that may be secret; empty if nothing is. */
function urlFault(value: string): string {
  const url = parseUrl(value);
  if (!url) return 'is not an address that begins with https://';
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
  if (!isAllowed) return `begins with ${url.protocol} instead of https:`;
  if (url.username || url.password) return 'contains a user name or a password';
  if (/[?#]/.test(value)) return 'contains "?" or "#"';
  if (/\/(?:rest|auth|storage|functions|graphql)\/v1\/?$/.test(url.pathname))
    return `ends with ${url.pathname}, which the site adds where it is needed`;
  if (/(?:^|\.)supabase\.com$/.test(url.hostname)) return 'is an address of the dashboard, not of a project';
  return '';
}

function keyFault(value: string): string {
  const isKey = /^sb_publishable_[\w-]+$/.test(value) || rolesIn(value)[0] === 'anon';
  return isKey ? '' : 'is neither a publishable nor an anon key';
}

/** Says what is wrong with the settings, one sentence for each; the values of keys are left out. */
function faults(environment: Record<string, string>): string[] {
  const leaked = Object.entries(environment).flatMap(([name, value]) => {
    if (!isSecret(value)) return [];
    const fix =
      name === KEY_NAME ? USE_PUBLISHABLE : 'Delete it, or give it a name that does not begin with VITE_.';
    return [`${name} contains a secret key, and every visitor would receive it. ${fix}`];
  });
  if (leaked.length > 0) return leaked;

  const { [URL_NAME]: url = '', [KEY_NAME]: key = '' } = environment;
  const dirty = [URL_NAME, KEY_NAME].filter((name) => isDirty(environment[name] ?? ''));
  if (dirty.length > 0)
    return dirty.map(
      (name) => `${name} begins or ends with spaces or quotes. Set it to the value without them.`,
    );
  if (!url && !key) return [];
  if (!url) return [`${KEY_NAME} is set, but ${URL_NAME} is not set. ${EXPECTED_URL}`];
  if (!key) return [`${URL_NAME} is set, but ${KEY_NAME} is not set. ${USE_PUBLISHABLE}`];
  const [wrongUrl, wrongKey] = [urlFault(url), keyFault(key)];
  return [
    ...(wrongUrl ? [`${URL_NAME} ${wrongUrl}. ${EXPECTED_URL}`] : []),
    ...(wrongKey ? [`${KEY_NAME} ${wrongKey}. ${USE_PUBLISHABLE}`] : []),
  ];
}

/**
 * Stops the build and the development server if the settings of the hosted project would publish a secret or make forms
 * that cannot send. Vite puts variables that begin with VITE_ into the code for browsers.
 */
export function hostedProject(): Plugin {
  return {
    name: 'site:hosted-project',
    // Preview serves a finished build. Unit tests set the variables after the configuration is resolved.
    apply: (_, { isPreview, mode }) => !isPreview && mode !== 'test',
    configResolved({ env, envPrefix = 'VITE_' }) {
      const prefixes = [envPrefix].flat();
      const read = Object.entries(env).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
      const found = faults(Object.fromEntries(read));
      if (found.length > 0) throw new UserError(`${found.join('\n')}\n${WHERE}`);
    },
  };
}
