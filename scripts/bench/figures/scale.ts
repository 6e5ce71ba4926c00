import path from 'node:path';
import { buildAstro, installAstro, neutralContent } from '../astro.ts';
import { atMost, below, condition, type Figure, forInformation, median } from '../figure.ts';
import { readNeutralPages } from '../neutral/project.ts';
import type { BenchOptions } from '../options.ts';
import { buildAfterChange, coldBuild, deleteTrash, homePageFiles, neutralProject } from '../project-build.ts';
import { wordsFigure } from '../words.ts';

const RUNS = 3;
const [FEW, MANY, MOST] = [24, 1000, 10_000];
const MAX_RATIO = 1.3;
const MAX_MEGABYTES = 1500;
/** Seconds of a build after one change. */
const MAX_SECONDS = { many: 2, most: 5 };

const count = (pages: number) => `${pages.toLocaleString('en-GB')} pages`;

/** Builds both sites in turn, so that other work on the machine affects both. */
async function compareWithAstro(project: string, runs: number): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  let astro = '';
  for (let round = 0; round < runs; round += 1) {
    ours.push((await coldBuild(project)).seconds);
    const built = await buildAstro(MANY);
    theirs.push(built.seconds);
    astro = built.dist;
    console.log(`Astro: ${built.seconds} s`);
  }
  const ratio = Math.round((median(ours) / median(theirs)) * 100) / 100;
  const shown = `${median(ours)} : ${median(theirs)} s = ${ratio}×`;
  const routes = readNeutralPages(neutralContent(MANY)).map((page) => page.path);
  return [
    atMost(`Cold build of ${count(MANY)} against Astro`, ratio, MAX_RATIO, '×', shown),
    wordsFigure(path.join(project, 'dist'), astro, routes),
  ];
}

/** Builds a project again after each of some changes. It has been built before. */
async function afterOneChange(project: string, bar: number, runs: number): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < runs; round += 1)
    seconds.push((await buildAfterChange(project, round)).seconds);
  const pages = count(Number(path.basename(project)));
  return atMost(`Build of ${pages} after one change`, median(seconds), bar, ' s');
}

/** Builds the neutral content with few, many and very many pages. */
export async function measureScale({ runs = RUNS }: BenchOptions): Promise<Figure[]> {
  await installAstro();
  const many = await neutralProject(MANY);
  const figures = await compareWithAstro(many, runs);
  figures.push(await afterOneChange(many, MAX_SECONDS.many, runs));
  const few = await neutralProject(FEW);
  await coldBuild(few);
  const most = await neutralProject(MOST);
  const largest = await coldBuild(most);
  const changed = await afterOneChange(most, MAX_SECONDS.most, runs);
  const homePages = [few, many, most].map(homePageFiles);
  deleteTrash();
  return [
    ...figures,
    below(`Peak memory for ${count(MOST)}, largest process`, largest.megabytes, MAX_MEGABYTES, ' MB'),
    changed,
    forInformation(`Cold build of ${count(MOST)}`, `${largest.seconds} s`),
    condition(
      `Everything the home page can load, with ${count(FEW)}, ${count(MANY)} and ${count(MOST)}`,
      `${homePages.map(({ bytes }) => bytes).join(', ')} bytes`,
      'identical',
      new Set(homePages.map(({ hash }) => hash)).size === 1,
    ),
  ];
}
