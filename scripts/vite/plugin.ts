export { withDevPolicy } from './dev-policy.ts';
export { moduleId, styleUrls } from './dev-styles.ts';
export type { DevTools } from './dev-tools.ts';
export { loadOnServer } from './load-on-server.ts';
export { type SiteOptions, site } from './site.ts';
export { allowancesOf, usedAllowances } from './used-blocks.ts';
