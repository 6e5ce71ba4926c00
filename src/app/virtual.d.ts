/** The compiled content/site.json, made by the content plugin. */
declare module 'virtual:site' {
  import type { Site } from '../generated/content-types.ts';

  export const site: Site;
}

/** The question whether visits may be measured; both show nothing where site.json configures no analytics. */
declare module 'virtual:consent' {
  import type { ReactNode } from 'react';

  export function ConsentNotice(): ReactNode;
  export function ConsentChange(): ReactNode;
}

/** The drawings of the icons that the content names, made by the content plugin. */
declare module 'virtual:icons.css' {}

/** The address of the site, for links on paper, made by the content plugin. */
declare module 'virtual:site-address.css' {}
