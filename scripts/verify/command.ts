import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { siteFolder } from '../content/folders.ts';
import { UserError } from '../content/user-error.ts';
import { isLocal } from '../vite/hosted-project.ts';
import { NEEDS } from './check.ts';
import { CHECKS } from './checks.ts';
import { createRun, type OpenRun } from './create-run.ts';
import { cleanUp } from './enquiry/enquiry.ts';
import { type VerifyReport, verify } from './verify.ts';

const HELP = `npm run verify -- https://site.example                  compares the live site with the build in dist/, and with its project
npm run verify -- https://site.example --send           also sends a marked enquiry through each form, and erases it again
npm run verify -- https://site.example --only headers,policy
npm run verify -- https://site.example --except https   for a host that cannot do it
npm run verify -- https://site.example --json
npm run verify -- --list                                every check, and what it needs

It ends with 0 if nothing is wrong, with 1 if something is, and with 2 if it could not begin. Without a terminal it prints nothing
while all is well. Keys come from the environment: docs/hosting.md lists them. It sends one request a second.`;

const OPTIONS = {
  send: { type: 'boolean', default: false },
  only: { type: 'string' },
  except: { type: 'string' },
  json: { type: 'boolean', default: false },
  list: { type: 'boolean' },
  dist: { type: 'string', default: 'dist' },
  help: { type: 'boolean' },
} as const;

type Options = ReturnType<typeof readOptions>['values'];

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
  if (!text || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UserError(`Name the address of the live site.\n\n${HELP}`);
  const { protocol, hostname } = new URL(text);
  if (protocol === 'http:' && !isLocal(hostname)) throw new UserError('Name the address with https://');
  return text;
}

function listChecks(): string {
  const width = Math.max(...CHECKS.map(({ id }) => id.length));
  return CHECKS.map(({ id, promise, needs = [] }) => {
    const needed = needs.length > 0 ? `  (needs ${needs.map((need) => NEEDS[need]).join('; ')})` : '';
    return `${id.padEnd(width)}  ${promise}${needed}`;
  }).join('\n');
}

/** One line for each finding, with what to do. */
export function formatReport({ passed, findings, skipped }: VerifyReport, isForPerson: boolean): string {
  const lines = findings.map(({ check, message, fix }) => `${check}: ${message}. ${fix}`);
  if (!isForPerson) return lines.join('\n');
  const reasons = skipped.map(({ check, reason }) => `  ${check} ${reason}`);
  return [
    ...lines,
    ...(reasons.length > 0 ? ['Not checked:', ...reasons] : []),
    `${passed.length} checks passed, ${findings.length} findings.`,
  ].join('\n');
}

/** Ends a run that is interrupted when nothing of it is left. */
function endWhenInterrupted({ run, close }: OpenRun): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      const end = () => process.exit(130);
      cleanUp(run).then(close).then(end, end);
    });
}

async function runChecks(address: string, options: Options): Promise<number> {
  const only = idsIn(options.only);
  const except = idsIn(options.except);
  const isForPerson = process.stdout.isTTY;
  const notes: string[] = [];
  const tell = (text: string) => {
    notes.push(text);
    if (process.stderr.isTTY) console.error(text);
  };
  const root = siteFolder();
  const environment = { ...loadEnv('production', root, 'VITE_'), ...process.env };
  const opened = await createRun({
    root,
    dist: options.dist,
    address,
    send: options.send,
    environment,
    tell,
  });
  endWhenInterrupted(opened);
  try {
    const report = await verify(opened.run, { only, except, has: opened.has });
    if (options.json) console.log(JSON.stringify({ address, ...report, notes }, null, 2));
    else {
      const text = formatReport(report, isForPerson);
      if (text) console.log(text);
    }
    return report.findings.length > 0 ? 1 : 0;
  } finally {
    await cleanUp(opened.run).finally(opened.close);
  }
}

/** Runs the command line. Returns the exit status. */
export async function command(): Promise<number> {
  try {
    const { values, positionals } = readOptions();
    if (values.help || values.list) {
      console.log(values.list ? listChecks() : HELP);
      return 0;
    }
    return await runChecks(addressOf(positionals[0]), values);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
