import { type Figure, holds, median } from '../figure.ts';
import { ensureLighthouse, type Load, load } from '../lighthouse.ts';
import type { BenchOptions } from '../options.ts';
import { serveDist } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';

const RUNS = 3;
const MOST_TBT = 50;
const MOST_REQUESTS = 8;
const BAR = `100 ×4, CLS 0, TBT ≤ ${MOST_TBT} ms, requests ≤ ${MOST_REQUESTS}`;

function figureOf(route: string, loads: Load[]): Figure {
  const scores = [0, 1, 2, 3].map((place) => median(loads.map((one) => one.scores[place] ?? Number.NaN)));
  const cls = median(loads.map((one) => one.cls));
  const tbt = Math.round(median(loads.map((one) => one.tbt)));
  const requests = median(loads.map((one) => one.requests));
  // As Lighthouse prints it: a shift that rounds to nothing is none that anybody sees.
  const shift = Math.round(cls * 1000) / 1000;
  const isHeld =
    scores.every((score) => score === 100) && shift === 0 && tbt <= MOST_TBT && requests <= MOST_REQUESTS;
  const value = `${scores.join(' / ')}, CLS ${shift}, TBT ${tbt} ms, ${requests} requests`;
  return holds(`Lighthouse mobile: ${route}`, value, BAR, isHeld);
}

/** Every page in Lighthouse's four categories. Lighthouse refuses the one for unknown addresses, for its status. */
export async function measure({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  await ensureLighthouse();
  const pages = measuredPages(routes);
  const loads = new Map<string, Load[]>(pages.map(({ path }) => [path, []]));
  const site = await serveDist();
  try {
    for (let round = 1; round <= runs; round += 1)
      for (const [route, some] of loads) {
        some.push(await load(site.origin + route));
        console.log(`Lighthouse ${round} of ${runs}: ${route}`);
      }
  } finally {
    site.close();
  }
  return [...loads].map(([route, some]) => figureOf(route, some));
}
