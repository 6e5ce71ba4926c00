import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE } from '../../../scripts/root.ts';
import { builtMainSite } from '../../../scripts/test/site-copy.ts';

/** The folder with dist/: the main site is built in another one than that of most tests. */
export const BUILT = existsSync(path.join(SITE, 'dist/404.html')) ? SITE : await builtMainSite();
