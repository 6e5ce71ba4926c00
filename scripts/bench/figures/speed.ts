import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildAstro, FEW_PAGES, installAstro } from '../astro.ts';
import type { Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { comparePaint, paintFigures } from '../paint.ts';
import { DIST } from '../serve-dist.ts';

/** A page of each kind, and Astro's page of the same kind. */
const ASTRO_ROUTES = {
  '/': '/',
  '/industries/public-sector': '/industries/retail',
  '/privacy-policy': '/privacy',
  '/faq': '/faq',
  '/quote': '/quote',
};

/** Builds Astro, and copies its pages to our routes: the same routes of both sites are loaded. */
async function buildSameRoutes(): Promise<string> {
  await installAstro();
  const { dist } = await buildAstro(FEW_PAGES);
  for (const [ours, theirs] of Object.entries(ASTRO_ROUTES))
    if (ours !== theirs)
      for (const end of ['.html', '.html.br'])
        cpSync(path.join(dist, theirs + end), path.join(dist, ours + end));
  return dist;
}

/** Compares first and largest paint with Astro without JavaScript, in Lighthouse's mobile preset. */
export async function measureSpeed({ runs, routes }: BenchOptions): Promise<Figure[]> {
  const measured = Object.keys(ASTRO_ROUTES).filter((route) => !routes || routes.includes(route));
  if (measured.length === 0)
    throw new Error(`--routes names none of these: ${Object.keys(ASTRO_ROUTES).join(', ')}`);
  return paintFigures(await comparePaint({ ours: DIST, astro: await buildSameRoutes() }, measured, runs));
}
