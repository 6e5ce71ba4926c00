import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from '../../test/browser.ts';
import { atMost, type Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { neutralContent, preparePeers } from '../peers.ts';
import { runWell } from '../run.ts';
import { DIST } from '../serve-dist.ts';

const BAR = 1.05;
const RUNS = 5;
const PAGES = 24;

/** A page of each kind, and the peers' page of the same kind. */
const KINDS = {
  '/': '/',
  '/industries/public-sector': '/industries/retail',
  '/privacy-policy': '/privacy',
  '/faq': '/faq',
  '/quote': '/quote',
};

/** What the harness writes, as far as it is read here. */
interface Measured {
  peers: Record<'ours' | 'astro', Record<string, { fcp: number; lcp: number }>>;
}

/** The peer's build, with its pages under our addresses too: the harness asks every site for the same ones. */
async function buildAstro(peers: string): Promise<string> {
  await neutralContent(peers, PAGES);
  await runWell(process.execPath, ['build.mjs', String(PAGES), 'astro'], { cwd: peers });
  const built = path.join(peers, 'dist', String(PAGES), 'astro');
  for (const [ours, theirs] of Object.entries(KINDS))
    if (ours !== theirs) cpSync(path.join(built, `${theirs}.html`), path.join(built, `${ours}.html`));
  return built;
}

function ratio(what: string, ours: number, theirs: number): Figure {
  const value = Math.round((ours / theirs) * 1000) / 1000;
  const shown = `${Math.round(ours)} : ${Math.round(theirs)} ms = ${value.toFixed(3)}×`;
  return atMost(what, value, BAR, '×', shown);
}

/** First and largest paint against Astro without JavaScript: Lighthouse, mobile, both sites in turn. */
export async function measure({ peers: folder, runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  const peers = await preparePeers(folder);
  const astro = await buildAstro(peers);
  const file = path.join(peers, '.results/ours.json');
  rmSync(file, { force: true });
  const asked = Object.keys(KINDS).filter((route) => !routes || routes.includes(route));
  if (asked.length === 0) throw new Error(`--routes names none of these: ${Object.keys(KINDS).join(', ')}`);
  await runWell(
    process.execPath,
    [
      'measure.mjs',
      ...['--runs', String(runs), '--routes', asked.join(','), '--json', file],
      `ours=${DIST}`,
      `astro=${astro}`,
    ],
    { cwd: peers, env: { CHROME_PATH: requireBrowser() }, show: true },
  );
  if (!existsSync(file)) throw new Error('The harness ended without a result.');
  const { peers: measured } = JSON.parse(readFileSync(file, 'utf8')) as Measured;
  return asked.flatMap((route) => {
    const [ours, theirs] = [measured.ours[route], measured.astro[route]];
    if (!ours || !theirs) throw new Error(`The harness measured no ${route}.`);
    return [
      ratio(`LCP against Astro: ${route}`, ours.lcp, theirs.lcp),
      ratio(`FCP against Astro: ${route}`, ours.fcp, theirs.fcp),
    ];
  });
}
