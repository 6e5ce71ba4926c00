import { parseArgs } from 'node:util';

/** What all parts of the benchmark may be told. */
export interface BenchOptions {
  /** The folder with the peers and their harness. */
  peers: string | undefined;
  /** How often a page is measured, or a build made; each part has its own default. */
  runs: number | undefined;
  /** Only these routes. */
  routes: string[] | undefined;
  /** File for the figures as JSON. */
  json: string | undefined;
}

export const USAGE = [
  '  --peers FOLDER   the peers and their harness (default: ../shared/peers, where it is there)',
  '  --runs N         how often each page is measured or each build made',
  '  --routes A,B     only these routes',
  '  --json FILE      the figures as JSON as well',
].join('\n');

/** Reads the options behind the names; throws, in words, at one that is unknown. */
export function readOptions(args: string[]): { names: string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      peers: { type: 'string' },
      runs: { type: 'string' },
      routes: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
    throw new Error(`--runs is "${values.runs}"; it is a whole number of 1 or more.`);
  return {
    names: positionals,
    options: { peers: values.peers, runs, routes: values.routes?.split(','), json: values.json },
  };
}
