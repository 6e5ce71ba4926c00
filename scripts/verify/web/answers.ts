import path from 'node:path';
import { payloadUrl } from '../../../src/app/navigation/payload.ts';
import { listed } from '../../../src/compiler/report/wording.ts';
import { HASHED_FOLDERS } from '../../../src/compiler/source/reserved.ts';
import { contentType, NOT_FOUND_FILE } from '../../prerender/hosting/addresses.ts';
import { cacheControl, REVALIDATE } from '../../prerender/hosting/security-headers.ts';
import { fileOf } from '../built-site.ts';
import type { Check, Run } from '../check.ts';
import type { ServerReply } from '../client.ts';

const POLICY = 'Content-Security-Policy';
/** No site has it. */
const UNKNOWN = '/verify-no-such-page';

/** One kind of answer, and an address that has it. */
interface Kind {
  name: string;
  path: string;
  /** The file of the build that is sent. */
  file?: string;
}

/** An address for every kind of answer that the build has. */
function kinds({ built }: Run): Kind[] {
  const of = (name: string, file: string | undefined): Kind[] =>
    file === undefined ? [] : [{ name, path: encodeURI(file), file }];
  const files = [...built.files];
  const endings = new Set(files.map((file) => path.extname(file)).filter((ending) => ending !== '.html'));
  const moved = built.redirects[0]?.from;
  const inner = built.pages.find((page) => page !== '/');
  return [
    { name: 'a page', path: '/', file: fileOf('/') },
    ...of('the data of a page', payloadUrl('/')),
    ...HASHED_FOLDERS.flatMap((folder) =>
      of(
        `a file of ${folder}`,
        files.find((file) => file.startsWith(folder)),
      ),
    ),
    ...[...endings].flatMap((ending) =>
      of(
        `a file that ends with ${ending}`,
        files.find((file) => path.extname(file) === ending),
      ),
    ),
    { name: 'a missing page', path: UNKNOWN },
    { name: 'a missing file', path: `${HASHED_FOLDERS[0]}verify-no-such-file.js` },
    ...(moved ? [{ name: 'a redirect', path: moved }] : []),
    ...(inner ? [{ name: 'a page with a slash at its end', path: `${encodeURI(inner)}/` }] : []),
  ];
}

/** The faults of the answers, grouped by kind. */
async function faultsOf(run: Run, faultsIn: (kind: Kind, reply: ServerReply) => string[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  for (const kind of kinds(run)) {
    const reply = await run.get(kind.path);
    // Another check reports a file that is missing.
    if (kind.file !== undefined && reply.status !== 200) continue;
    for (const fault of faultsIn(kind, reply)) found.set(fault, [...(found.get(fault) ?? []), kind.path]);
  }
  return [...found].map(([fault, paths]) => `${fault}: ${listed(paths)}`);
}

const headerOf = ({ headers }: ServerReply, name: string) => String(headers[name.toLowerCase()] ?? '');

function headerFaults(run: Run, names: string[], reply: ServerReply): string[] {
  return names.flatMap((name) => {
    const [value, expected] = [headerOf(reply, name), run.built.headers[name]];
    if (value === expected) return [];
    return [value === '' ? `the header ${name} is missing` : `the header ${name} is not that of the build`];
  });
}

/** How long caches may keep an answer without asking: seconds, or undefined if the header does not say. */
function secondsKept(value: string): number | undefined {
  if (/\bno-(?:cache|store)\b/.test(value)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(value) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

function cacheFaults({ name, file }: Kind, reply: ServerReply): string[] {
  const value = headerOf(reply, 'Cache-Control');
  const kept = secondsKept(value);
  // Redirects are permanent.
  if (reply.status >= 300 && reply.status < 400) return [];
  const wanted = secondsKept(file ? cacheControl(file) : REVALIDATE) ?? 0;
  if (wanted > 0)
    return kept === undefined || kept < wanted
      ? [`${name} is kept for ${kept ?? 'an unknown number of'} seconds and not for ever`]
      : [];
  return kept === 0
    ? []
    : [
        `${name} is kept ${kept === undefined ? 'for as long as a cache likes' : `for ${kept} seconds`} without asking`,
      ];
}

const mediaType = (value: string) =>
  (value.split(';')[0] ?? '').trim().toLowerCase().replace('application/javascript', 'text/javascript');
const IS_TEXT = /^text\/|[/+]json$/;

function typeFaults({ file }: Kind, reply: ServerReply): string[] {
  if (!file) return [];
  const [value, expected] = [headerOf(reply, 'Content-Type'), contentType(file)];
  const isSame = mediaType(value) === mediaType(expected);
  const lacksCharset =
    IS_TEXT.test(expected) && !expected.includes('javascript') && !/charset=utf-8/i.test(value);
  return isSame && !(file.endsWith('.html') && lacksCharset)
    ? []
    : [`the type is "${value}" and not "${expected}"`];
}

const COMPRESSED = /^(?:br|gzip|zstd|deflate)$/;

function compressionFaults(run: Run, { name, file }: Kind, reply: ServerReply): string[] {
  const isWanted = file !== undefined && run.built.isCompressed(file);
  return isWanted && !COMPRESSED.test(headerOf(reply, 'Content-Encoding'))
    ? [`${name} is not compressed`]
    : [];
}

/** Files that no visitor may load. */
const PRIVATE = [
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  '/package.json',
  '/supabase/config.toml',
];

export const ANSWER_CHECKS: readonly Check[] = [
  {
    id: 'headers',
    promise: 'Every kind of answer has the security headers.',
    after: ['address'],
    fix: 'Deploy deploy/nginx.conf or deploy/Caddyfile again and reload the server; elsewhere the host must send what dist/_headers has under /*.',
    run(run) {
      const names = Object.keys(run.built.headers).filter((name) => name !== POLICY);
      return faultsOf(run, (_, reply) => headerFaults(run, names, reply));
    },
  },
  {
    id: 'policy',
    promise: 'Every kind of answer has the content security policy of the build.',
    after: ['address', 'build'],
    fix: 'Deploy the configuration together with dist/: the policy has hashes of this build, and with another one pages have no styles.',
    run: (run) => faultsOf(run, (_, reply) => headerFaults(run, [POLICY], reply)),
  },
  {
    id: 'cache',
    promise: 'Files with hashes in their names are kept for ever, everything else is asked for again.',
    after: ['address'],
    fix: 'Send the Cache-Control that docs/hosting.md lists under "Any other host", and switch off rules of the host that change it.',
    run: (run) => faultsOf(run, cacheFaults),
  },
  {
    id: 'compression',
    promise: 'Pages, scripts and styles are compressed.',
    after: ['address'],
    fix: 'Publish the .gz and .br files of dist/, and let the server send them (gzip_static on, or precompressed).',
    run: (run) => faultsOf(run, (kind, reply) => compressionFaults(run, kind, reply)),
  },
  {
    id: 'types',
    promise: 'Every kind of file has its type.',
    after: ['address', 'pages'],
    fix: 'Use the types in deploy/nginx.conf, or add a rule for this ending at the host.',
    run: (run) => faultsOf(run, typeFaults),
  },
  {
    id: 'not-found',
    promise: 'A missing page answers with status 404 and the page for it.',
    after: ['address', 'build'],
    fix: 'Let the host answer unknown addresses with 404.html and status 404, and never with the home page.',
    async run(run) {
      const found: string[] = [];
      for (const { name, path } of kinds(run).filter((kind) => kind.name.startsWith('a missing'))) {
        const { status } = await run.get(path);
        if (status !== 404) found.push(`${name} (${path}) answers with status ${status}`);
      }
      const { body } = await run.get(UNKNOWN);
      const title = (html: Buffer) => /<title>[^<]*/.exec(html.toString())?.[0];
      const isPage = title(body) === title(run.built.read(NOT_FOUND_FILE));
      return isPage || found.length > 0 ? found : [`${UNKNOWN} does not show the page 404.html`];
    },
  },
  {
    id: 'redirects',
    promise: 'Former addresses, and those with a slash at their end, lead to their pages.',
    after: ['address', 'build', 'pages'],
    fix: 'Deploy the redirects of this build: dist/_redirects, deploy/nginx.conf or deploy/Caddyfile.',
    async run(run) {
      const inner = run.built.pages.find((page) => page !== '/');
      const expected = [
        ...run.built.redirects.map(({ from, location }) => [from, location]),
        ...(inner ? [[`${encodeURI(inner)}/`, encodeURI(inner)]] : []),
      ];
      const wrong: string[] = [];
      for (const [from = '', to = ''] of expected) {
        const { status, headers } = await run.get(from);
        const target = new URL(headers.location ?? from, run.origin).href;
        const isMoved = [301, 308].includes(status) && target === new URL(to, run.origin).href;
        if (!isMoved)
          wrong.push(
            `${from} answers with ${status}${headers.location ? ` to ${headers.location}` : ''} and not with 301 to ${to}`,
          );
      }
      return wrong;
    },
  },
  {
    id: 'private-files',
    promise: 'Files that are not for visitors have no address.',
    after: ['address', 'not-found'],
    fix: 'Publish dist/ and nothing else. Change every password and key that such a file has.',
    async run(run) {
      const open: string[] = [];
      for (const path of PRIVATE) if ((await run.get(path)).status === 200) open.push(path);
      return open.length > 0 ? [`anybody can load ${listed(open)}`] : [];
    },
  },
];
