/** What the configuration of Vitest uses of the engine: an entry of the bundle. */
export { filesBelow } from '@json-site/content/files';
export { site } from '@json-site/vite/plugin';
export { ROOT } from './root.ts';
export { preparedMainSite } from './test/site-copy.ts';
