import path from 'node:path';
import { ROOT } from '../root.ts';
import { copySite, SECOND_SITE } from './site-copy.ts';
import type { Tally } from './tally.ts';

const RUNNERS = {
  vitest: {
    options: ['--root', ROOT, '--project=isolated', '--project=engine'],
    // What only the full run adds makes its own sites and forms, an hour long: the run on the main site has it.
    env: { TESTS: '' },
  },
  playwright: {
    options: ['--config', path.join(ROOT, 'playwright.config.ts'), '--project=engine', '--retries=1'],
    env: {},
  },
};

/**
 * Builds the second site with this engine, and runs the tests of the engine in its folder: they use the content, the
 * forms and the tables of the site in whose folder they are started.
 */
export async function testAnotherSite(tally: Tally, env: NodeJS.ProcessEnv): Promise<void> {
  const site = await copySite({ from: SECOND_SITE });
  try {
    const isBuilt = await tally.step('Another site', async () => {
      const { status, output } = await site.run('build');
      console.log(output);
      return status === 0;
    });
    if (!isBuilt) return;
    for (const runner of ['vitest', 'playwright'] as const)
      await tally.tests(
        `The engine's tests on another site, with ${runner}`,
        runner,
        RUNNERS[runner].options,
        {
          root: site.root,
          env: { ...env, ...RUNNERS[runner].env },
        },
      );
  } finally {
    site.dispose();
  }
}
