/** The compiled content/site.json, made by the content plugin. */
declare module 'virtual:site' {
  import type { Site } from '../generated/content-types.ts';

  export const site: Site;
}
