import path from 'node:path';
import { STARTER_LOOKS } from '../../../tests/support/starter-looks.ts';
import { ROOT } from '../../root.ts';
import { copySite } from '../../test/site-copy.ts';
import type { Figure } from '../figure.ts';
import { ensureLighthouse, type LighthouseLoad, loadInLighthouse } from '../lighthouse.ts';
import type { BenchOptions } from '../options.ts';
import { whileServed } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';
import { figureOf } from './lighthouse.ts';

const RUNS = 3;

/** Measures every page of a new site in each of its looks in Lighthouse's four categories. */
export async function measureStarter({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  await ensureLighthouse();
  const figures: Figure[] = [];
  for (const { name, build } of STARTER_LOOKS) {
    const copy = await copySite({ from: path.join(ROOT, 'starter') });
    try {
      await build(copy);
      await whileServed(path.join(copy.root, 'dist'), async (origin) => {
        for (const { path: route } of measuredPages(routes, copy.root)) {
          const loads: LighthouseLoad[] = [];
          while (loads.length < runs) loads.push(await loadInLighthouse(origin + route));
          console.log(`Lighthouse: ${name}, ${route}`);
          figures.push(figureOf(`${name}, ${route}`, loads));
        }
      });
    } finally {
      copy.dispose();
    }
  }
  return figures;
}
