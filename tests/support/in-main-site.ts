import { afterAll } from 'vitest';
import { refusedReads, refuseOwnSite } from './own-site.ts';

// The engine's tests use the site in whose folder they run: the main site, unless they are started in another one.
// Vitest runs this module in each worker, before any that reads the folder.

const folder = process.env['MAIN_SITE'];
if (folder) {
  process.chdir(folder);
  refuseOwnSite();
  // Code that skips what it cannot read has hidden the error.
  afterAll(() => {
    const [first] = refusedReads().splice(0);
    if (first) throw first;
  });
}
