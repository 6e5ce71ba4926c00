import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { comparePaint, paintFigures } from '../paint.ts';
import { buildAstro, preparePeers } from '../peers.ts';
import { DIST } from '../serve-dist.ts';

/** A page of each kind, and the peers' page of the same kind. */
const PEER_ROUTES = {
  '/': '/',
  '/industries/public-sector': '/industries/retail',
  '/privacy-policy': '/privacy',
  '/faq': '/faq',
  '/quote': '/quote',
};

/** Builds Astro, and copies its pages to our routes: the harness requests the same routes of every site. */
async function buildAstroPeer(peers: string): Promise<string> {
  const dist = await buildAstro(peers);
  for (const [ours, theirs] of Object.entries(PEER_ROUTES))
    if (ours !== theirs) cpSync(path.join(dist, `${theirs}.html`), path.join(dist, `${ours}.html`));
  return dist;
}

/** Compares first and largest paint with Astro without JavaScript, in Lighthouse's mobile preset. */
export async function measureSpeed({ peers: folder, runs, routes }: BenchOptions): Promise<Figure[]> {
  const peers = await preparePeers(folder);
  const astro = await buildAstroPeer(peers);
  const measured = Object.keys(PEER_ROUTES).filter((route) => !routes || routes.includes(route));
  if (measured.length === 0)
    throw new Error(`--routes names none of these: ${Object.keys(PEER_ROUTES).join(', ')}`);
  return paintFigures(await comparePaint(peers, { ours: DIST, astro }, measured, runs));
}
