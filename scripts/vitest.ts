/** What the configuration of Vitest uses of the engine: an entry of the bundle. */
export { filesBelow } from '@json-site/content/files';
export { ROOT } from '@json-site/content/root';
export { site } from '@json-site/vite/plugin';
export { preparedMainSite } from './test/site-copy.ts';
