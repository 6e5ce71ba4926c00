import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '@json-site/content/programs';
import { atMost, type Figure } from './figure.ts';
import { runOrThrow } from './run.ts';

const MAX_RATIO = 1.05;
const RUNS = 5;

/** A page in Lighthouse's mobile preset; times in ms. */
interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: number;
}

interface Loads {
  route: string;
  ours: Load;
  astro: Load;
}

/** Loads the same routes of two built sites in turn, with the harness of the peers. */
export async function comparePaint(
  peers: string,
  sites: { ours: string; astro: string },
  routes: string[],
  runs = RUNS,
): Promise<Loads[]> {
  const file = path.join(peers, '.results/paint.json');
  rmSync(file, { force: true });
  const options = ['--runs', String(runs), '--routes', routes.join(','), '--json', file];
  const folders = [`ours=${sites.ours}`, `astro=${sites.astro}`];
  await runOrThrow(process.execPath, ['measure.mjs', ...options, ...folders], {
    cwd: peers,
    env: { CHROME_PATH: requireBrowser() },
    show: true,
  });
  if (!existsSync(file)) throw new Error('The harness wrote no result.');
  const { peers: results } = JSON.parse(readFileSync(file, 'utf8')) as {
    peers: Record<'ours' | 'astro', Record<string, Load>>;
  };
  return routes.map((route) => {
    const [ours, astro] = [results.ours[route], results.astro[route]];
    if (!ours || !astro) throw new Error(`The harness did not measure ${route}.`);
    return { route, ours, astro };
  });
}

/** First or largest paint compared with Astro's. */
export function paintFigure(what: string, ours: number, theirs: number): Figure {
  const ratio = Math.round((ours / theirs) * 1000) / 1000;
  const shown = `${Math.round(ours)} : ${Math.round(theirs)} ms = ${ratio.toFixed(3)}×`;
  return atMost(what, ratio, MAX_RATIO, '×', shown);
}

/** Both figures of each page; `site` is written before its route. */
export function paintFigures(loads: Loads[], site = ''): Figure[] {
  return loads.flatMap(({ route, ours, astro }) => [
    paintFigure(`LCP against Astro: ${site}${route}`, ours.lcp, astro.lcp),
    paintFigure(`FCP against Astro: ${site}${route}`, ours.fcp, astro.fcp),
  ]);
}
