import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ROOT } from './scripts/content/project.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';

export default defineConfig({
  root: ROOT,
  cacheDir: '.cache/vitest',
  plugins: [react(), contentPlugin(ROOT)],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A list of mistakes is told whole, in reports as well.
    chaiConfig: { truncateThreshold: 0 },
    // Databases and builds start inside tests; two cores share them.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
