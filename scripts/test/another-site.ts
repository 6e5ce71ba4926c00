import path from 'node:path';
import { ROOT } from '../root.ts';
import { copySite, SECOND_SITE } from './site-copy.ts';
import type { Tally } from './tally.ts';

/**
 * Builds the second site with this engine, and runs the tests for any site in its folder: they use the content, the
 * forms and the tables of the site in whose folder they are started. The others are about the main site.
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
    const config = path.join(ROOT, 'playwright.config.ts');
    const options = ['--config', config, '--project=engine', '--retries=1'];
    await tally.tests('The tests for any site, on another site', 'playwright', options, {
      root: site.root,
      env,
    });
  } finally {
    site.dispose();
  }
}
