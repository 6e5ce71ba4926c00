/** What the configuration of Vitest uses of the engine: an entry of the bundle. */
export { filesBelow } from './content/read-files.ts';
export { ROOT } from './content/root.ts';
export { site } from './vite/site.ts';
