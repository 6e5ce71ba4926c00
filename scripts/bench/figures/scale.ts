import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { atMost, below, condition, type Figure, forInformation, median } from '../figure.ts';
import { readNeutralPages } from '../neutral/project.ts';
import type { BenchOptions } from '../options.ts';
import { preparePeers } from '../peers.ts';
import { coldBuild, deleteTrash, homePageFiles, neutralProject } from '../project-build.ts';
import { runOrThrow } from '../run.ts';
import { wordsFigure } from '../words.ts';

const RUNS = 3;
const [FEW, MANY, MOST] = [24, 1000, 10_000];
const MAX_RATIO = 1.3;
const MAX_MEGABYTES = 1500;

const count = (pages: number) => `${pages.toLocaleString('en-GB')} pages`;

/** Builds Astro with its own harness, without caches, and returns the seconds. */
async function timeAstroBuild(peers: string): Promise<number> {
  const file = path.join(peers, '.results/scale.json');
  rmSync(file, { force: true });
  const options = ['--n', String(MANY), '--peers', 'astro', '--runs', `${MANY}:1`, '--json', file];
  await runOrThrow(process.execPath, ['scale.mjs', ...options], { cwd: peers });
  const [row] = JSON.parse(readFileSync(file, 'utf8')) as { wall?: number; failed?: boolean }[];
  if (!row?.wall || row.failed)
    throw new Error("Astro's build failed; run scale.mjs of the harness to see why.");
  console.log(`Astro: ${row.wall} s`);
  return row.wall;
}

/** Builds both sites in turn, so that other work on the machine affects both. */
async function compareWithAstro(peers: string, project: string, runs: number): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < runs; round += 1) {
    ours.push((await coldBuild(project)).seconds);
    theirs.push(await timeAstroBuild(peers));
  }
  const ratio = Math.round((median(ours) / median(theirs)) * 100) / 100;
  const shown = `${median(ours)} : ${median(theirs)} s = ${ratio}×`;
  const neutral = path.join(peers, '.content', String(MANY));
  const routes = readNeutralPages(neutral).map((page) => page.path);
  const astro = path.join(peers, 'dist', String(MANY), 'astro');
  return [
    atMost(`Cold build of ${count(MANY)} against Astro`, ratio, MAX_RATIO, '×', shown),
    wordsFigure(path.join(project, 'dist'), astro, routes),
  ];
}

/** Builds the neutral content with few, many and very many pages. */
export async function measureScale({ peers: folder, runs = RUNS }: BenchOptions): Promise<Figure[]> {
  const peers = await preparePeers(folder);
  const many = await neutralProject(peers, MANY);
  const figures = await compareWithAstro(peers, many, runs);
  const few = await neutralProject(peers, FEW);
  await coldBuild(few);
  const most = await neutralProject(peers, MOST);
  const largest = await coldBuild(most);
  const homePages = [few, many, most].map(homePageFiles);
  deleteTrash();
  return [
    ...figures,
    below(`Peak memory for ${count(MOST)}, largest process`, largest.megabytes, MAX_MEGABYTES, ' MB'),
    forInformation(`Cold build of ${count(MOST)}`, `${largest.seconds} s`),
    condition(
      `Everything the home page can load, with ${count(FEW)}, ${count(MANY)} and ${count(MOST)}`,
      `${homePages.map(({ bytes }) => bytes).join(', ')} bytes`,
      'identical',
      new Set(homePages.map(({ hash }) => hash)).size === 1,
    ),
  ];
}
