import { BUDGET } from '../budget.ts';
import { condition, type Figure, median } from '../figure.ts';
import { ensureLighthouse, type LighthouseLoad, loadInLighthouse } from '../lighthouse.ts';
import type { BenchOptions } from '../options.ts';
import { serveDist } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';

const RUNS = 3;
/** A tenth of what counts as good. The heading font may move a line of text when it loads. */
const MAX_CLS = 0.01;
const BAR = `100 ×4, CLS ≤ ${MAX_CLS}, requests ≤ ${BUDGET.requests}`;

function figureOf(route: string, loads: LighthouseLoad[]): Figure {
  const scores = [0, 1, 2, 3].map((category) =>
    median(loads.map((load) => load.scores[category] ?? Number.NaN)),
  );
  // Rounded as Lighthouse prints it.
  const cls = Math.round(median(loads.map((load) => load.cls)) * 1000) / 1000;
  const tbt = Math.round(median(loads.map((load) => load.tbt)));
  const requests = median(loads.map((load) => load.requests));
  const isMet = scores.every((score) => score === 100) && cls <= MAX_CLS && requests <= BUDGET.requests;
  const value = `${scores.join(' / ')}, CLS ${cls}, TBT ${tbt} ms, ${requests} requests`;
  return condition(`Lighthouse mobile: ${route}`, value, BAR, isMet);
}

/** Measures every page in Lighthouse's four categories. */
export async function measureLighthouse({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  await ensureLighthouse();
  const pages = measuredPages(routes);
  const loads = new Map<string, LighthouseLoad[]>(pages.map(({ path }) => [path, []]));
  const site = await serveDist();
  try {
    for (let round = 1; round <= runs; round += 1)
      for (const [route, ofRoute] of loads) {
        ofRoute.push(await loadInLighthouse(site.origin + route));
        console.log(`Lighthouse ${round} of ${runs}: ${route}`);
      }
  } finally {
    site.close();
  }
  return [...loads].map(([route, ofRoute]) => figureOf(route, ofRoute));
}
