import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Figure, NotMeasured, notMeasured, table } from './bench/figure.ts';
import { type BenchOptions, readOptions, USAGE } from './bench/options.ts';
import { ROOT } from './content/project.ts';
import { runNode } from './test/run-node.ts';

/** The parts of the table in its order; each is scripts/bench/figures/<name>.ts. */
const PARTS = {
  speed: 'first and largest paint against Astro, in one run',
  lighthouse: 'every page in the four categories',
  bytes: 'what each page loads at first view',
  clicks: 'from a click to the next page on screen',
  headers: "MDN Observatory's rules",
  scale: 'builds of 1,000 and 10,000 pages, the former against Astro',
  check: 'the check of 1,000 pages, and what a maintainer waits for after saving one',
};

type Part = keyof typeof PARTS;

/** Commands of their own, which print what they find themselves. */
const OTHERS = {
  faults: 'every fault at every form, with a table of its own',
  mutants: 'mistakes in the product, one at a time: each must be noticed by the test that is there for it',
  'neutral-content': "<from> <to>: the peers' content as a project of this renderer",
};

/** These make what they measure themselves. */
const WITHOUT_BUILD: Part[] = ['scale', 'check'];

const isIn = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name);

function usage(): string {
  const lines = (names: Record<string, string>) =>
    Object.entries(names).map(([name, text]) => `  npm run bench ${name.padEnd(16)} ${text}`);
  return [
    '  npm run bench                  the whole table',
    ...lines(PARTS),
    ...lines(OTHERS),
    '',
    'Options, after a double hyphen:',
    USAGE,
  ].join('\n');
}

function refuse(message: string): never {
  console.error(`${message}\n\n${usage()}`);
  process.exit(1);
}

function optionsOf(args: string[]): { names: string[]; options: BenchOptions } {
  try {
    return readOptions(args);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** A part's figures. One that fails says so in the table; the others go on. */
async function figuresOf(part: Part, options: BenchOptions): Promise<Figure[]> {
  console.log(`\n${part}: ${PARTS[part]}`);
  try {
    const { measure } = (await import(path.join(ROOT, 'scripts/bench/figures', `${part}.ts`))) as {
      measure: (options: BenchOptions) => Promise<Figure[]>;
    };
    return await measure(options);
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof NotMeasured)) console.error(message);
    return [notMeasured(PARTS[part], message.split('\n')[0] ?? '')];
  }
}

function save(file: string, figures: Figure[]): void {
  const machine = { cores: availableParallelism(), node: process.versions.node, platform: process.platform };
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ when: new Date().toISOString(), machine, figures }, null, 2)}\n`);
}

async function printTable(parts: Part[], options: BenchOptions): Promise<boolean> {
  const needsBuild = parts.some((part) => !WITHOUT_BUILD.includes(part));
  if (needsBuild && !runNode(['scripts/run.mjs', 'build'])) process.exit(1);
  const figures: Figure[] = [];
  for (const part of parts) {
    figures.push(...(await figuresOf(part, options)));
    // What took an hour is not lost with what comes after it.
    if (options.json) save(options.json, figures);
  }
  console.log(`\n${table(figures)}\n`);
  const count = (verdict: Figure['verdict']) => figures.filter((figure) => figure.verdict === verdict).length;
  console.log(
    `Held: ${count('held')}. Not held: ${count('not held')}. Not measured: ${count('not measured')}.`,
  );
  return count('not held') + count('not measured') === 0;
}

const [first = ''] = process.argv.slice(2);
if (isIn(OTHERS, first)) {
  await import(path.join(ROOT, 'scripts/bench/figures', `${first}.ts`));
} else {
  const { names, options } = optionsOf(process.argv.slice(2));
  const unknown = names.find((name) => !isIn(PARTS, name));
  if (unknown !== undefined) refuse(`There is no benchmark "${unknown}". There are:`);
  const parts = (names.length > 0 ? names : Object.keys(PARTS)) as Part[];
  process.exit((await printTable(parts, options)) ? 0 : 1);
}
