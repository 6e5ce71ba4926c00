import { type PagePayload, payloadUrl } from '@json-site/app/addresses';
import { NOT_FOUND_FILE } from '@json-site/build/hosting';
import { HASHED_FOLDERS } from '@json-site/compiler/documents';
import { listed } from '@json-site/compiler/words';
import { addressOfFile, type BuiltSite } from './built-site.ts';
import { type Check, oncePerRun, type Run } from './check.ts';
import { reasonOf, type ServerReply } from './client.ts';

/** Addresses that no build has. */
const MISSING_PAGE = '/verify-no-such-page';
const UNKNOWN = [MISSING_PAGE, `${HASHED_FOLDERS[0]}verify-no-such-file.js`];
/** Files that no visitor may load. */
const PRIVATE = ['/_headers', '/_redirects', '/.env', '/.git/config', '/package.json'];

/** Asks for an address of the site, without the path of the site. */
const askFor = ({ client, origin, path }: Run, address: string, request?: RequestInit) =>
  client.ask(origin + path + address, request);

const isPage = ({ headers }: ServerReply) => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The addresses of each fault. */
class Faults extends Map<string, string[]> {
  at(address: string, fault: string | undefined): void {
    if (fault !== undefined) this.set(fault, [...(this.get(fault) ?? []), address]);
  }

  lines = () => [...this].map(([fault, addresses]) => `${fault}: ${listed(addresses)}`);
}

/** The data of the live home page; undefined if that is no page of this project. */
const liveHome = oncePerRun(async (run): Promise<PagePayload | undefined> => {
  const { status, body } = await askFor(run, payloadUrl('/'));
  try {
    return status === 200 ? (JSON.parse(body.toString()) as PagePayload) : undefined;
  } catch {
    return undefined;
  }
});

const withoutDay = (data: Buffer) => data.toString().replace(/"renderedOn":"[\d-]*"/, '');

/** Whether a response is the file. A page of another day may differ by what has become past: then its data decides. */
function isFile(built: BuiltSite, file: string, { body }: ServerReply, isSameDay: boolean): boolean {
  if (body.equals(built.read(file))) return true;
  if (isSameDay) return false;
  const isData = file.endsWith('.data.json');
  return isData ? withoutDay(body) === withoutDay(built.read(file)) : file.endsWith('.html');
}

async function fileFault(run: Run, file: string, isSameDay: boolean): Promise<string | undefined> {
  // The hash in the name of a file is that of its content.
  const isHashed = HASHED_FOLDERS.some((folder) => file.startsWith(folder));
  const reply = await askFor(run, addressOfFile(file), isHashed ? { method: 'HEAD' } : {});
  if (reply.status !== 200) return `answers with status ${reply.status}`;
  if (file.endsWith('.html') && !isPage(reply)) return 'is no page';
  return isHashed || isFile(run.built, file, reply, isSameDay) ? undefined : 'is not as in dist/';
}

/** The faults of the headers of one address of each kind: pages, data, hashed files, missing pages, redirects. */
async function headerFaults(run: Run): Promise<string[]> {
  const { files, headers, redirects } = run.built;
  const hashed = HASHED_FOLDERS.flatMap((folder) => files.find((file) => file.startsWith(folder)) ?? []);
  const moved = redirects
    .filter(({ below }) => !below)
    .slice(0, 1)
    .map(({ from }) => from.slice(run.path.length));
  const faults = new Faults();
  for (const address of ['/', payloadUrl('/'), ...hashed.map(encodeURI), ...UNKNOWN, ...moved]) {
    const reply = await askFor(run, address);
    for (const [name, expected] of Object.entries(headers)) {
      const value = reply.headers.get(name);
      const fault = value === null ? 'is missing' : 'is not that of the build';
      faults.at(address, value === expected ? undefined : `the header ${name} ${fault}`);
    }
  }
  return faults.lines();
}

/** The name of something in a folder that redirects. */
const SAMPLE = 'sample';

/** Former addresses, and that of a page with a slash at its end, each with the address that it redirects to. */
function expectedRedirects({ built: { files, redirects }, path }: Run): { from: string; location: string }[] {
  const inner = files.find((file) => file.endsWith('.html') && file !== '/index.html');
  const address = inner && addressOfFile(inner);
  const moved = redirects.map(({ from, location, below }) => ({
    from: (below ? from.replace('*', SAMPLE) : from).slice(path.length),
    location: below === 'rest' ? location + SAMPLE : location,
  }));
  return [...moved, ...(address ? [{ from: `${address}/`, location: path + address }] : [])];
}

export const WEB_CHECKS: readonly Check[] = [
  {
    id: 'address',
    promise: 'The home page answers.',
    fix: 'Look at the certificate and the DNS records of the domain, and at the server or the status page of the host.',
    async run(run) {
      try {
        const reply = await askFor(run, '/');
        const { status, headers } = reply;
        if (status === 200 && isPage(reply)) return [];
        const shown = headers.get('location') ?? headers.get('content-type') ?? 'no type';
        return [`${run.origin} answers with status ${status} (${shown})`];
      } catch (error) {
        return [`${run.origin} does not answer: ${reasonOf(error)}`];
      }
    },
  },
  {
    id: 'build',
    promise: 'The live site is the last build of this folder.',
    after: ['address'],
    fix: 'Publish dist/ again. If the live site is right, this folder is not: git pull and npm run build, with the same variables.',
    async run(run) {
      const { build } = run.built.home;
      const live = await liveHome(run);
      if (!live)
        return [`${run.origin} is no build of this project; ${payloadUrl('/')} does not say which it is`];
      return live.build === build
        ? []
        : [
            `the live site is build ${live.build}, rendered on ${live.renderedOn}, and dist/ is build ${build}`,
          ];
    },
  },
  {
    id: 'files',
    promise: 'Every page and every other file is that of the build.',
    after: ['address', 'build'],
    fix: 'Publish dist/ completely, with the .gz and .br files. If that does not help, the host rewrites files: switch that off (docs/hosting.md), and empty its cache.',
    async run(run) {
      const isSameDay = (await liveHome(run))?.renderedOn === run.built.home.renderedOn;
      const faults = new Faults();
      for (const file of run.built.files)
        faults.at(addressOfFile(file), await fileFault(run, file, isSameDay));
      return faults.lines();
    },
  },
  {
    id: 'headers',
    promise: 'Every kind of answer has the security headers of the build.',
    after: ['address', 'build'],
    fix: 'Deploy deploy/nginx.conf or deploy/Caddyfile together with dist/, and reload the server; elsewhere the host must send what dist/_headers has under /*.',
    run: headerFaults,
  },
  {
    id: 'not-found',
    promise: 'What the build does not have is not found, and the page for it is shown.',
    after: ['address', 'build'],
    fix: 'Publish dist/ and nothing else, and let the host answer unknown addresses with 404.html and status 404. Change every password in a file that had an address.',
    async run(run) {
      const title = (page: Buffer) => /<title>[^<]*/.exec(page.toString())?.[0];
      const faults = new Faults();
      for (const address of [...UNKNOWN, ...PRIVATE]) {
        const { status, body } = await askFor(run, address);
        const isWrong = UNKNOWN.includes(address) ? status !== 404 : status === 200;
        const isOther = address === MISSING_PAGE && title(body) !== title(run.built.read(NOT_FOUND_FILE));
        if (isWrong || isOther)
          faults.at(address, isWrong ? `answers with status ${status}` : 'does not show the page 404.html');
      }
      return faults.lines();
    },
  },
  {
    id: 'redirects',
    promise: 'Former addresses, and those with a slash at their end, redirect to their pages.',
    after: ['address', 'build'],
    fix: 'Deploy the redirects of this build: dist/_redirects, deploy/nginx.conf or deploy/Caddyfile.',
    async run(run) {
      const wrong: string[] = [];
      for (const { from, location } of expectedRedirects(run)) {
        const { status, headers } = await askFor(run, from);
        const target = headers.get('location');
        const isMoved =
          [301, 308].includes(status) &&
          new URL(target ?? from, run.origin).href === new URL(location, run.origin).href;
        const shown = target ? `${status} to ${target}` : String(status);
        if (!isMoved) wrong.push(`${from} answers with ${shown} and not with 301 to ${location}`);
      }
      return wrong;
    },
  },
];
