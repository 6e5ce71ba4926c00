import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '@json-site/content/root';
import { playwrightSettings, servedBy, WITHOUT_MOVEMENT } from './scripts/test/playwright-settings.ts';
import { IS_FULL_RUN } from './tests/support/full-run.ts';

/** The mutants' bench serves its own build at E2E_PORT. */
const isServed = process.env['E2E_SERVED'] === 'yes';

export default defineConfig({
  ...playwrightSettings(),
  ...(!IS_FULL_RUN && { grepInvert: /@full/, testIgnore: '**/*.full.e2e.ts' }),
  projects: [
    // One worker, and first: each worker serves its own copy of the site, which takes seconds to start.
    { name: 'dev', testDir: 'tests/site/dev', workers: 1 },
    { name: 'engine', testDir: 'tests/engine' },
    {
      name: 'site',
      testDir: 'tests/site',
      testIgnore: ['**/faults/**', '**/accessibility/**', '**/dev/**'],
      // Tests of movement turn it on again.
      use: WITHOUT_MOVEMENT,
    },
    { name: 'faults', testDir: 'tests/site/faults', use: WITHOUT_MOVEMENT },
    { name: 'accessibility', testDir: 'tests/site/accessibility', use: WITHOUT_MOVEMENT },
  ],
  ...(!isServed && {
    webServer: servedBy('--import', 'tsx', path.join(ROOT, 'tests/support/serve-built-site.ts')),
  }),
});
