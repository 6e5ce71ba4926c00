import path from 'node:path';
import { installEngine, run } from '../../../tests/engine/package/installed-engine.ts';
import { startOrchestra } from '../../../tests/engine/package/orchestra.ts';
import { installAstro } from '../astro.ts';
import { buildWithAstro } from '../astro-copy.ts';
import type { Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { comparePaint, paintFigures } from '../paint.ts';
import { wordsFigure } from '../words.ts';

/** A photograph, a list of records, a record, opening times with a map and a film, a form, and the other language. */
const ROUTES = ['/', '/concerts', '/people/gwen-price', '/visit', '/join', '/cy'];

/** Compares the paint of a site that somebody else built with the package with the same site made by Astro. */
export async function measureOrchestra({ runs, routes }: BenchOptions): Promise<Figure[]> {
  await installAstro();
  const engine = await installEngine();
  try {
    const project = await startOrchestra(engine);
    await run(project, 'npm run build');
    const ours = path.join(project, 'dist');
    const measured = routes ?? ROUTES;
    const astro = await buildWithAstro(ours, measured);
    const loads = await comparePaint({ ours, astro }, measured, runs);
    return [...paintFigures(loads, 'the orchestra, '), wordsFigure(ours, astro, measured)];
  } finally {
    engine.dispose();
  }
}
