import { buildAstro, FEW_PAGES, installAstro } from '../astro.ts';
import { BUDGET } from '../budget.ts';
import { atMost, condition, type Figure, median } from '../figure.ts';
import { ensureLighthouse, type LighthouseLoad, loadInLighthouse } from '../lighthouse.ts';
import type { BenchOptions } from '../options.ts';
import { DIST, whileServed } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';

const RUNS = 5;
/** A tenth of what counts as good. The heading font may move a line of text when it loads. */
const MAX_CLS = 0.01;
/** Milliseconds of tasks beyond 50 each, after the first paint. */
const MAX_TBT = 50;
const BAR = `100 ×4, CLS ≤ ${MAX_CLS}, TBT ≤ ${MAX_TBT} ms, requests ≤ ${BUDGET.requests}`;
/** A page of Astro has no script. Where it blocks for longer, other programs use the processor. */
const MAX_ASTRO_TBT = 5;
const ASTRO = 'Astro';

/** The medians of the loads of a page, beside the bar of every page. */
export function figureOf(route: string, loads: LighthouseLoad[]): Figure {
  const scores = [0, 1, 2, 3].map((category) =>
    median(loads.map((load) => load.scores[category] ?? Number.NaN)),
  );
  // Rounded as Lighthouse prints it.
  const cls = Math.round(median(loads.map((load) => load.cls)) * 1000) / 1000;
  const tbt = Math.round(median(loads.map((load) => load.tbt)));
  const requests = median(loads.map((load) => load.requests));
  const isMet =
    scores.every((score) => score === 100) && cls <= MAX_CLS && tbt <= MAX_TBT && requests <= BUDGET.requests;
  const value = `${scores.join(' / ')}, CLS ${cls}, TBT ${tbt} ms, ${requests} requests`;
  return condition(`Lighthouse mobile: ${route}`, value, BAR, isMet);
}

const astroFigure = (loads: LighthouseLoad[]) =>
  atMost(
    "blocking time of Astro's home page, or the run is void",
    Math.round(median(loads.map(({ tbt }) => tbt))),
    MAX_ASTRO_TBT,
    ' ms',
  );

/** Measures every page in Lighthouse's four categories, and Astro's home page in each round. */
export async function measureLighthouse({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  await ensureLighthouse();
  const pages = measuredPages(routes);
  await installAstro();
  const { dist } = await buildAstro(FEW_PAGES);
  const loads = new Map<string, LighthouseLoad[]>(
    [...pages.map(({ path }) => path), ASTRO].map((name) => [name, []]),
  );
  await whileServed(DIST, (site) =>
    whileServed(dist, async (astro) => {
      for (let round = 1; round <= runs; round += 1)
        for (const [name, ofPage] of loads) {
          ofPage.push(await loadInLighthouse(name === ASTRO ? `${astro}/` : site + name));
          console.log(`Lighthouse ${round} of ${runs}: ${name}`);
        }
    }),
  );
  return [...loads].map(([name, ofPage]) => (name === ASTRO ? astroFigure(ofPage) : figureOf(name, ofPage)));
}
