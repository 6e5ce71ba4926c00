import './tests/support/enter-main-site.ts';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from './scripts/root.ts';
import { playwrightSettings, servedBy, WITHOUT_MOVEMENT } from './scripts/test/playwright-settings.ts';
import { IS_FULL_RUN } from './tests/support/full-run.ts';

// The tests of the engine, on the main site. playwright.site.config.ts has those of this repository's own site.

export default defineConfig({
  ...playwrightSettings(),
  outputDir: path.join(ROOT, 'test-results'),
  ...(!IS_FULL_RUN && { grepInvert: /@full/, testIgnore: '**/*.full.e2e.ts' }),
  projects: [
    // One worker, and first: each worker serves its own copy of the site, which takes seconds to start.
    // A busy computer needs over a minute for a test that opens the studio three times.
    { name: 'dev', testDir: 'tests/engine/dev', workers: 1, timeout: 240_000 },
    // For any site, so this part runs in the full run on another site as well.
    { name: 'engine', testDir: 'tests/engine/browser' },
    {
      name: 'behaviour',
      testDir: 'tests/engine',
      testMatch: '**/{frame,forms,navigation,pages,privacy}/*.e2e.ts',
      // Tests of movement turn it on again.
      use: WITHOUT_MOVEMENT,
    },
    { name: 'faults', testDir: 'tests/engine/faults', use: WITHOUT_MOVEMENT },
    { name: 'accessibility', testDir: 'tests/engine/accessibility', use: WITHOUT_MOVEMENT },
  ],
  webServer: servedBy('--import', 'tsx', path.join(ROOT, 'tests/support/serve-built-site.ts')),
});
