import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseOwnSite } from './own-site.ts';

// The engine's tests use the site in whose folder they run: the main site, unless they are started in another one.
// Modules read that folder once, so a configuration imports this one before all others, and it imports none of those.

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

if (process.cwd() === ROOT) {
  const build = ['--import', 'tsx', path.join(ROOT, 'scripts/test/main-site.ts')];
  const folder = execFileSync(process.execPath, build, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.chdir(folder.trim());
}
refuseOwnSite();
