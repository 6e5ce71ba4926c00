/** What the configuration of Vitest uses of the engine: an entry of the bundle. */

export { site } from '@json-site/build/plugin';
export { filesBelow } from '@json-site/content/files';
export { ROOT } from './root.ts';
export { preparedMainSite } from './test/site-copy.ts';
