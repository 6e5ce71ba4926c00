import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { atMost, below, type Figure, holds, median, told } from '../figure.ts';
import { readNeutralPages } from '../neutral/project.ts';
import type { BenchOptions } from '../options.ts';
import { preparePeers } from '../peers.ts';
import { type Build, buildProject, emptyTrash, entryOf, makeCold, neutralProject } from '../project-build.ts';
import { runWell } from '../run.ts';
import { compareWords } from '../words.ts';

const RUNS = 3;
const [FEW, MANY, MOST] = [24, 1000, 10_000];
/** 1.5 GB */
const MOST_MEGABYTES = 1500;

const count = (pages: number) => `${pages.toLocaleString('en-GB')} pages`;

/** A cold build of the peer by its own harness, in seconds. */
async function buildAstro(peers: string): Promise<number> {
  const file = path.join(peers, '.results/scale.json');
  rmSync(file, { force: true });
  const options = ['--n', String(MANY), '--peers', 'astro', '--runs', `${MANY}:1`, '--json', file];
  await runWell(process.execPath, ['scale.mjs', ...options], { cwd: peers });
  const [row] = JSON.parse(readFileSync(file, 'utf8')) as { wall?: number; failed?: boolean }[];
  if (!row?.wall || row.failed)
    throw new Error("The build of the peer failed; run its harness's scale.mjs to see why.");
  return row.wall;
}

async function coldBuild(project: string): Promise<Build> {
  makeCold(project);
  const build = await buildProject(project);
  console.log(`${path.basename(project)} pages: ${build.seconds} s, ${build.megabytes} MB`);
  return build;
}

/** Both sites in turn, so that what else the machine does meets both. */
async function against(peers: string, project: string, runs: number): Promise<Figure[]> {
  const ours: Build[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < runs; round += 1) {
    ours.push(await coldBuild(project));
    theirs.push(await buildAstro(peers));
    console.log(`Astro: ${theirs.at(-1)} s`);
  }
  const seconds = median(ours.map((build) => build.seconds));
  const ratio = Math.round((seconds / median(theirs)) * 100) / 100;
  const shown = `${seconds} : ${median(theirs)} s = ${ratio}×`;
  const neutral = path.join(peers, '.content', String(MANY));
  const routes = readNeutralPages(neutral).map((page) => page.path);
  const astro = path.join(peers, 'dist', String(MANY), 'astro');
  const words = compareWords(path.join(project, 'dist'), astro, routes);
  return [
    atMost(`Cold build of ${count(MANY)} against Astro`, ratio, 1.3, '×', shown),
    holds(
      'The same words in the HTML of those pages',
      `${words.ours} : ${words.theirs}, fewer on ${words.fewer.length} pages`,
      'fewer on none',
      words.fewer.length === 0,
    ),
  ];
}

/** Builds of the neutral content, with few, many and very many pages. */
export async function measure({ peers: folder, runs = RUNS }: BenchOptions): Promise<Figure[]> {
  const peers = await preparePeers(folder);
  const many = await neutralProject(peers, MANY);
  const figures = await against(peers, many, runs);
  const few = await neutralProject(peers, FEW);
  await coldBuild(few);
  const most = await neutralProject(peers, MOST);
  const largest = await coldBuild(most);
  const entries = [few, many, most].map(entryOf);
  emptyTrash();
  return [
    ...figures,
    below(`Peak memory for ${count(MOST)}, largest process`, largest.megabytes, MOST_MEGABYTES, ' MB'),
    told(`Cold build of ${count(MOST)}`, `${largest.seconds} s`),
    holds(
      `All that the home page can load, with ${count(FEW)}, ${count(MANY)} and ${count(MOST)}`,
      `${entries.map(({ bytes }) => bytes).join(', ')} bytes`,
      'identical',
      new Set(entries.map(({ hash }) => hash)).size === 1,
    ),
  ];
}
