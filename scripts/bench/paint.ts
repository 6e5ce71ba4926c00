import { atMost, type Figure, median } from './figure.ts';
import { ensureLighthouse, type LighthouseLoad, loadInLighthouse } from './lighthouse.ts';
import { whileServed } from './serve-dist.ts';
import { whileServedByHttp2 } from './serve-http2.ts';

const MAX_RATIO = 1.05;
const RUNS = 5;

/** Medians of the loads of a page; times in ms. */
type Load = Pick<LighthouseLoad, 'fcp' | 'lcp' | 'cls' | 'bytes'>;

interface Loads {
  route: string;
  ours: Load;
  astro: Load;
}

const mediansOf = (loads: LighthouseLoad[]): Load => ({
  fcp: median(loads.map(({ fcp }) => fcp)),
  lcp: median(loads.map(({ lcp }) => lcp)),
  cls: median(loads.map(({ cls }) => cls)),
  bytes: median(loads.map(({ bytes }) => bytes)),
});

/** Loads the same routes of two built sites in turn, by HTTP/2 and from the same server. */
export async function comparePaint(
  sites: { ours: string; astro: string },
  routes: string[],
  runs = RUNS,
): Promise<Loads[]> {
  await ensureLighthouse();
  const measured = routes.map((route) => ({
    route,
    ours: [] as LighthouseLoad[],
    astro: [] as LighthouseLoad[],
  }));
  const served = <Result>(dist: string, work: (origin: string) => Promise<Result>) =>
    whileServed(dist, (origin) => whileServedByHttp2(origin, work));
  await served(sites.ours, (ours) =>
    served(sites.astro, async (astro) => {
      for (let run = 1; run <= runs; run += 1)
        for (const loads of measured) {
          loads.ours.push(await loadInLighthouse(ours + loads.route));
          loads.astro.push(await loadInLighthouse(astro + loads.route));
          console.log(`Lighthouse ${run} of ${runs}: ${loads.route}`);
        }
    }),
  );
  return measured.map(({ route, ours, astro }) => ({
    route,
    ours: mediansOf(ours),
    astro: mediansOf(astro),
  }));
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
