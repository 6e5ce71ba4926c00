import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isLocal } from '@json-site/backend/backend';
import { formatDiagnostics, REPORT_FORMATS } from '@json-site/compiler/diagnostics';
import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { loadContent } from '@json-site/content/site';
import { parseUrl } from '@json-site/values/paths';
import { NEEDS } from './check.ts';
import { CHECKS } from './checks.ts';
import { createRun } from './create-run.ts';
import { cleanUp } from './enquiry.ts';
import { formatReport } from './format-report.ts';
import { linkStates } from './links/check-links.ts';
import { linkDiagnostics } from './links/link-diagnostics.ts';
import { outsideLinks } from './links/outside-links.ts';
import { verify } from './verify.ts';

export { sampleRows } from './sample-rows.ts';

const HELP = `npm run verify -- https://site.example                      compares the live site with the build in dist/, and asks its project
npm run verify -- https://site.example --send               also sends a marked enquiry through each form, and erases it again
npm run verify -- https://site.example --only files,headers
npm run verify -- https://site.example --except redirects   for a host that cannot do it
npm run verify -- --links                                   asks each link to another site once a week, and reports what is gone,
                                                            has moved for good or is not encrypted
npm run verify -- --links --format json                     the same for programs, as npm run check prints it

It ends with 0 if nothing is wrong, with 1 if something is, and with 2 if it could not begin. Without a terminal it prints nothing
while all is well. Keys come from the environment: docs/hosting.md lists them. It sends one request a second.

The checks:
${CHECKS.map(({ id, promise, needs = [] }) => `  ${[id.padEnd(17), promise, ...needs.map((need) => `Needs ${NEEDS[need]}.`)].join(' ')}`).join('\n')}`;

const OPTIONS = {
  send: { type: 'boolean', default: false },
  only: { type: 'string' },
  except: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  links: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean' },
} as const;

const readOptions = () => parseArgs({ options: OPTIONS, allowPositionals: true });

/** The ids in an option. Throws if one is no check. */
function idsIn(text: string | undefined): string[] | undefined {
  const ids = text?.split(',').map((id) => id.trim());
  const unknown = ids?.find((id) => !CHECKS.some((check) => check.id === id));
  if (unknown !== undefined)
    throw new UserError(
      `There is no check "${unknown}". The checks are: ${CHECKS.map(({ id }) => id).join(', ')}`,
    );
  return ids;
}

function addressOf(text: string | undefined): string {
  const url = parseUrl(text ?? '');
  if (!text || !url || !/^https?:$/.test(url.protocol))
    throw new UserError(`Name the address of the live site.\n\n${HELP}`);
  const { protocol, hostname } = url;
  if (protocol === 'http:' && !isLocal(hostname)) throw new UserError('Name the address with https://');
  return text;
}

async function runChecks(
  address: string,
  { only, except, dist, send }: ReturnType<typeof readOptions>['values'],
): Promise<number> {
  const choice = { only: idsIn(only), except: idsIn(except) };
  const root = siteFolder();
  const environment = { ...loadEnv('production', root, 'VITE_'), ...process.env };
  const tell = (text: string) => process.stderr.isTTY && console.error(text);
  const { run, has, close } = await createRun({ root, dist, address, send, environment, tell });
  try {
    const report = await verify(run, { ...choice, has });
    const text = formatReport(report, process.stdout.isTTY);
    if (text) console.log(text);
    return report.findings.length > 0 ? 1 : 0;
  } finally {
    await cleanUp(run).finally(close);
  }
}

/** Asks the servers of all links to other sites. Returns the exit status. */
async function checkLinks(format: string): Promise<number> {
  if (format !== 'text' && format !== 'json')
    throw new UserError(`There is no format "${format}". The formats are: text, json`);
  const root = siteFolder();
  const links = outsideLinks(loadContent(root));
  const states = await linkStates(links, { root, now: Date.now() });
  const diagnostics = linkDiagnostics(links, states);
  const passed = diagnostics.every(({ severity }) => severity === 'notice');
  const summary = `${states.size} addresses, ${diagnostics.length} findings`;
  if (format === 'json')
    console.log(REPORT_FORMATS.json(diagnostics, [{ name: 'links', passed, summary, output: '' }]));
  else if (diagnostics.length > 0) console.log(formatDiagnostics(diagnostics));
  if (format === 'text' && process.stdout.isTTY) console.log(`${summary}.`);
  return passed ? 0 : 1;
}

/** Runs the command line. Returns the exit status. */
export async function command(): Promise<number> {
  try {
    const { values, positionals } = readOptions();
    if (values.help) {
      console.log(HELP);
      return 0;
    }
    return values.links
      ? await checkLinks(values.format)
      : await runChecks(addressOf(positionals[0]), values);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
