import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { formatDiagnostics } from '../src/content/format-diagnostic.ts';
import { generate } from './generate.ts';
import { writeDeployFiles } from './lib/hosting/deploy-files.ts';
import { compileProject } from './lib/load-content.ts';
import { precompress } from './lib/precompress.ts';
import { ROOT } from './lib/project.ts';
import { writeSite } from './lib/write-site.ts';

const SERVER_BUNDLE = path.join(ROOT, '.cache/server');

const written = await generate();
if (written.length > 0) console.log(`Generated anew: ${written.join(', ')}`);

const { site, pages, redirects, diagnostics } = compileProject();
if (diagnostics.length > 0) console.error(`${formatDiagnostics(diagnostics)}\n`);
if (!site || diagnostics.some(({ severity }) => severity === 'error')) {
  console.error('Nothing was built: the content above must be mended first.');
  process.exit(1);
}

rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
const configFile = path.join(ROOT, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  // Bundled whole: React's production build, whatever this process has loaded before.
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender.tsx', outDir: SERVER_BUNDLE, emptyOutDir: true, copyPublicDir: false },
});

const { render } = (await import(
  path.join(SERVER_BUNDLE, 'prerender.js')
)) as typeof import('../src/prerender.tsx');
const dist = path.join(ROOT, 'dist');
const count = await writeSite({ dist, site, pages, redirects, render });
await precompress(dist);
writeDeployFiles(site, redirects);
console.log(`Built ${count} pages into dist/. See them with: npm run preview`);
