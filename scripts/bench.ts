import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Figure, figureTable, NotMeasured, notMeasured } from './bench/figure.ts';
import { type BenchOptions, readBenchOptions, USAGE } from './bench/options.ts';
import { runNode } from './test/run-node.ts';

interface Benchmark {
  purpose: string;
  /** Whether it measures dist/. The others build what they measure. */
  needsBuild: boolean;
  measure: (options: BenchOptions) => Promise<Figure[]>;
}

/** In the order of the table. */
const BENCHMARKS: Record<string, Benchmark> = {
  speed: {
    purpose: 'first and largest paint against Astro, in one run',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/speed.ts')).measureSpeed(options),
  },
  photographs: {
    purpose: 'a page of twelve photographs against Astro: paint, pixels, movement, metadata, builds',
    needsBuild: false,
    measure: async (options) => (await import('./bench/figures/photographs.ts')).measurePhotographs(options),
  },
  orchestra: {
    purpose:
      'first and largest paint of a site in two languages, built with the package, against the same by Astro',
    needsBuild: false,
    measure: async (options) => (await import('./bench/figures/orchestra.ts')).measureOrchestra(options),
  },
  lighthouse: {
    purpose: 'every page in the four categories',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/lighthouse.ts')).measureLighthouse(options),
  },
  starter: {
    purpose: 'every page of a new site in its looks in the four categories',
    needsBuild: false,
    measure: async (options) => (await import('./bench/figures/starter.ts')).measureStarter(options),
  },
  bytes: {
    purpose: 'what each page downloads at first view',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/bytes.ts')).measureBytes(options),
  },
  clicks: {
    purpose: 'from a click to the next page on screen',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/clicks.ts')).measureClicks(options),
  },
  taps: {
    purpose: 'from the first tap to the next frame, on a slow phone',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/taps.ts')).measureTaps(options),
  },
  memory: {
    purpose: 'what a tab holds after ten pages, and after ten more',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/memory.ts')).measureMemory(options),
  },
  headers: {
    purpose: "MDN Observatory's rules",
    needsBuild: true,
    measure: async () => (await import('./bench/figures/headers.ts')).measureHeaders(),
  },
  search: {
    purpose: 'what the first result of a search loads and how long it takes, with 27, 1,000 and 10,000 pages',
    needsBuild: true,
    measure: async (options) => (await import('./bench/figures/search.ts')).measureSearch(options),
  },
  scale: {
    purpose: 'builds of 1,000 and 10,000 pages, the former against Astro',
    needsBuild: false,
    measure: async (options) => (await import('./bench/figures/scale.ts')).measureScale(options),
  },
  check: {
    purpose: 'npm run check with 1,000 pages, and the wait after saving one of them',
    needsBuild: false,
    measure: async (options) => (await import('./bench/figures/check.ts')).measureCheck(options),
  },
  studio: {
    purpose: 'from a key in the studio to the preview and the list of problems, with 25 and 1,000 pages',
    needsBuild: false,
    measure: async (options) => (await import('./bench/figures/studio.ts')).measureStudio(options),
  },
  'studio-server': {
    purpose: 'start and memory of a studio server for 1,000 pages and five editors, and its preview',
    needsBuild: false,
    measure: async () => (await import('./bench/figures/studio-server.ts')).measureStudioServer(),
  },
  judge: {
    purpose: 'how long PostgreSQL judges a submission of each form, and a long list',
    needsBuild: false,
    measure: async () => (await import('./bench/figures/judge.ts')).measureJudge(),
  },
};

/** Commands that print a report instead of figures with bars. */
const COMMANDS: Record<string, { purpose: string; run: () => Promise<unknown> }> = {
  faults: {
    purpose: 'every fault at every form',
    run: () => import('./bench/figures/faults.ts'),
  },
  delivery: {
    purpose:
      'from the click to the mailbox: 1,000 submissions with faults, hostile answers, privileges, floods, erasing',
    run: () => import('./bench/figures/delivery.ts'),
  },
  screenshots: {
    purpose: 'every type of page on three screens, light and dark',
    run: () => import('./screenshots.ts'),
  },
  baseline: {
    purpose:
      '<folder> [<earlier folder>]: writes what four sites are: built files, tables, diagnostics, form values',
    run: () => import('./bench/figures/baseline.ts'),
  },
  'neutral-content': {
    purpose: '<from> <to>: writes neutral content as a project of this renderer',
    run: () => import('./bench/figures/neutral-content.ts'),
  },
};

function usage(): string {
  const lines = Object.entries({ ...BENCHMARKS, ...COMMANDS }).map(
    ([name, { purpose }]) => `  npm run bench ${name.padEnd(16)} ${purpose}`,
  );
  return ['  npm run bench                  all figures', ...lines, '', 'Options, after --:', USAGE].join(
    '\n',
  );
}

function refuse(message: string): never {
  console.error(`${message}\n\n${usage()}`);
  process.exit(1);
}

function readArguments(args: string[]): { names: string[]; options: BenchOptions } {
  try {
    return readBenchOptions(args);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Runs a benchmark. A failure becomes a line of the table, so that the others still run. */
async function figuresOf({ purpose, measure }: Benchmark, options: BenchOptions): Promise<Figure[]> {
  try {
    return await measure(options);
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof NotMeasured)) console.error(message);
    return [notMeasured(purpose, message.split('\n')[0] ?? '')];
  }
}

function save(file: string, figures: Figure[]): void {
  const machine = { cores: availableParallelism(), node: process.versions.node, platform: process.platform };
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ when: new Date().toISOString(), machine, figures }, null, 2)}\n`);
}

/** Runs benchmarks and prints their table. Returns whether every bar was measured and met. */
async function runBenchmarks(names: string[], options: BenchOptions): Promise<boolean> {
  const benchmarks = names.map((name) => {
    const benchmark = BENCHMARKS[name];
    return benchmark ? { name, benchmark } : refuse(`Unknown benchmark "${name}".`);
  });
  const needsBuild = benchmarks.some(({ benchmark }) => benchmark.needsBuild);
  if (needsBuild && !runNode(['scripts/run.mjs', 'build'])) process.exit(1);
  const figures: Figure[] = [];
  for (const { name, benchmark } of benchmarks) {
    console.log(`\n${name}: ${benchmark.purpose}`);
    figures.push(...(await figuresOf(benchmark, options)));
    // Saved after each benchmark: a crash must not lose an hour of measurements.
    if (options.json) save(options.json, figures);
  }
  console.log(`\n${figureTable(figures)}\n`);
  const count = (verdict: Figure['verdict']) => figures.filter((figure) => figure.verdict === verdict).length;
  console.log(`Met: ${count('met')}. Missed: ${count('missed')}. Not measured: ${count('not measured')}.`);
  return count('missed') + count('not measured') === 0;
}

const [first = '', ...more] = process.argv.slice(2);
const command = COMMANDS[first];
const other = more.find((name) => Object.hasOwn({ ...BENCHMARKS, ...COMMANDS }, name));
if (command && other) refuse(`"${first}" prints a report, so it runs alone. Run "${other}" afterwards.`);
if (command) await command.run();
else if (first === '--help') console.log(usage());
else {
  const { names, options } = readArguments(process.argv.slice(2));
  const isMet = await runBenchmarks(names.length > 0 ? names : Object.keys(BENCHMARKS), options);
  process.exit(isMet ? 0 : 1);
}
