import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../../test/browser.ts';
import { atMost, type Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { buildAstro, preparePeers } from '../peers.ts';
import { runOrThrow } from '../run.ts';
import { DIST } from '../serve-dist.ts';

const MAX_RATIO = 1.05;
const RUNS = 5;

/** A page of each kind, and the peers' page of the same kind. */
const PEER_ROUTES = {
  '/': '/',
  '/industries/public-sector': '/industries/retail',
  '/privacy-policy': '/privacy',
  '/faq': '/faq',
  '/quote': '/quote',
};

/** The properties of the harness's result that are read here. */
interface HarnessResult {
  peers: Record<'ours' | 'astro', Record<string, { fcp: number; lcp: number }>>;
}

/** Builds Astro, and copies its pages to our routes: the harness requests the same routes of every site. */
async function buildAstroPeer(peers: string): Promise<string> {
  const dist = await buildAstro(peers);
  for (const [ours, theirs] of Object.entries(PEER_ROUTES))
    if (ours !== theirs) cpSync(path.join(dist, `${theirs}.html`), path.join(dist, `${ours}.html`));
  return dist;
}

function ratio(what: string, ours: number, theirs: number): Figure {
  const value = Math.round((ours / theirs) * 1000) / 1000;
  const shown = `${Math.round(ours)} : ${Math.round(theirs)} ms = ${value.toFixed(3)}×`;
  return atMost(what, value, MAX_RATIO, '×', shown);
}

/** Compares first and largest paint with Astro without JavaScript, in Lighthouse's mobile preset. */
export async function measureSpeed({ peers: folder, runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  const peers = await preparePeers(folder);
  const astro = await buildAstroPeer(peers);
  const file = path.join(peers, '.results/ours.json');
  rmSync(file, { force: true });
  const measured = Object.keys(PEER_ROUTES).filter((route) => !routes || routes.includes(route));
  if (measured.length === 0)
    throw new Error(`--routes names none of these: ${Object.keys(PEER_ROUTES).join(', ')}`);
  await runOrThrow(
    process.execPath,
    [
      'measure.mjs',
      ...['--runs', String(runs), '--routes', measured.join(','), '--json', file],
      `ours=${DIST}`,
      `astro=${astro}`,
    ],
    { cwd: peers, env: { CHROME_PATH: requireBrowser() }, show: true },
  );
  if (!existsSync(file)) throw new Error('The harness wrote no result.');
  const { peers: results } = JSON.parse(readFileSync(file, 'utf8')) as HarnessResult;
  return measured.flatMap((route) => {
    const [ours, theirs] = [results.ours[route], results.astro[route]];
    if (!ours || !theirs) throw new Error(`The harness did not measure ${route}.`);
    return [
      ratio(`LCP against Astro: ${route}`, ours.lcp, theirs.lcp),
      ratio(`FCP against Astro: ${route}`, ours.fcp, theirs.fcp),
    ];
  });
}
