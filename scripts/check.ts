import { parseArgs } from 'node:util';
import { compile } from '../src/compiler/compile.ts';
import { formatDiagnostics, summarise } from '../src/compiler/report/format-diagnostic.ts';
import {
  formatGithub,
  formatGitlab,
  formatJson,
  type ReportPart,
} from '../src/compiler/report/format-report.ts';
import type { Mode } from '../src/compiler/rules/rule.ts';
import type { Diagnostic } from '../src/compiler/types.ts';
import { formatReferrers, whatLinksHere } from '../src/compiler/what-links-here.ts';
import { checkGenerated, checkLint, checkTypes } from './check/parts.ts';
import { loadContent } from './content/load-content.ts';
import { ROOT } from './content/project.ts';
import { recordPublished } from './content/published.ts';

const FORMATS = ['text', 'json', 'github', 'gitlab'];
/** Whoever has a thousand pages that nothing links to sees the other warnings as well. */
const MOST_OF_A_KIND = 20;
const HELP = `npm run check [-- <options>]

  --content         the content alone, without types, lint and generated files
  --launch          placeholders are errors as well
  --all             every warning, also where one kind has more than ${MOST_OF_A_KIND}
  --links <target>  what leads to a page (/about, /about#team), shows a file (logo.svg), uses a record (services/devops)
  --format <name>   ${FORMATS.join(', ')}; text is for people

Ends with 0 when there is no error, with 1 when there is one, with 2 when it has been asked for something it does not know.
docs/diagnostics.md explains every code.`;

const UNATTENDED = process.env['CI'] === 'true' || process.env['GITHUB_ACTIONS'] === 'true';

function options() {
  try {
    const { values } = parseArgs({
      options: {
        content: { type: 'boolean', default: false },
        launch: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        links: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!FORMATS.includes(values.format)) throw new Error(`There is no format "${values.format}".`);
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

function linksTo(target: string, format: string): number {
  const input = loadContent();
  const compiled = compile(input);
  const media = input.media.map(({ name }) => name);
  const records = input.files.flatMap(
    ({ path }) => /^content\/((?:services|forms)\/.*)\.json$/.exec(path)?.[1] ?? [],
  );
  const found = whatLinksHere(compiled, media, records, target);
  const names = [...compiled.pages.map(({ path }) => path), ...media, ...records];
  console.log(format === 'json' ? JSON.stringify(found, null, 2) : formatReferrers(found, names));
  return found.known ? 0 : 1;
}

/** The content, and the pages that have been added to the list of published addresses. */
function content(launch: boolean): { diagnostics: Diagnostic[]; part: ReportPart; added: string[] } {
  const occasions: Mode[] = [
    ...(launch ? ['launch' as const] : []),
    ...(UNATTENDED ? ['unattended' as const] : []),
  ];
  const compiled = compile(loadContent(), occasions);
  const { diagnostics } = compiled;
  const added = UNATTENDED ? [] : recordPublished(ROOT, compiled);
  const passed = diagnostics.every(({ severity }) => severity !== 'error');
  const summary = diagnostics.length === 0 ? 'ok' : summarise(diagnostics);
  return { diagnostics, part: { name: 'content', passed, output: '', summary }, added };
}

async function check(asked: ReturnType<typeof options>): Promise<number> {
  const started = performance.now();
  const isText = asked.format === 'text';
  const isPlain = UNATTENDED || !isText;
  const tools = asked.content ? [] : [checkTypes(isPlain), checkLint(isPlain)];
  const { diagnostics, part, added } = content(asked.launch);
  if (isText && diagnostics.length > 0) {
    const told = formatDiagnostics(diagnostics, asked.all ? undefined : MOST_OF_A_KIND);
    console.log(`${told}\n\nEach code is explained in docs/diagnostics.md.\n`);
  }
  if (isText && added.length > 0) console.log(`Added to content/published.json: ${added.join(', ')}\n`);
  const parts = [part];
  // One after the other as they stand here, so that two runs over the same files print the same.
  for (const one of asked.content ? [] : [checkGenerated(), ...tools]) {
    const result = await one;
    if (result.output && (isText || asked.format === 'github')) console.log(`${result.output}\n`);
    parts.push(result);
  }
  if (asked.format === 'json') console.log(formatJson(diagnostics, parts));
  if (asked.format === 'gitlab') console.log(formatGitlab(diagnostics));
  const forGithub = asked.format === 'github' || (isText && process.env['GITHUB_ACTIONS'] === 'true');
  if (forGithub && diagnostics.length > 0) console.log(formatGithub(diagnostics));
  const passed = parts.every((one) => one.passed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = parts.map(({ name, summary }) => `${name}: ${summary}`).join(' · ');
  const closing = `${passed ? 'Checked' : 'Not passed'}. ${line} (${seconds} s)`;
  // What another program reads stays clean; people see the line all the same.
  if (isText || asked.format === 'github') console.log(closing);
  else console.error(closing);
  return passed ? 0 : 1;
}

const asked = options();
if (asked.help) console.log(HELP);
else process.exitCode = asked.links ? linksTo(asked.links, asked.format) : await check(asked);
