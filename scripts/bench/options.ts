import { parseArgs } from 'node:util';

/** The options of all benchmarks. */
export interface BenchOptions {
  /** How often a page is measured or a build is run; each benchmark has its default. */
  runs: number | undefined;
  /** Only these routes. */
  routes: string[] | undefined;
  /** Where to write the figures as JSON. */
  json: string | undefined;
}

export const USAGE = [
  '  --runs N         how often to measure each page or run each build',
  '  --routes A,B     only these routes',
  '  --json FILE      also write the figures as JSON',
].join('\n');

/** Reads the names of benchmarks and the options. Throws a readable error for an unknown option. */
export function readBenchOptions(args: string[]): { names: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      routes: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
    throw new Error(`--runs is "${values.runs}"; it must be a whole number of 1 or more.`);
  return {
    names: positionals,
    options: { runs, routes: values.routes?.split(','), json: values.json },
  };
}
