/** The compiled content/site.json as the pages show it, from the content plugin. */
declare module 'virtual:site' {
  import type { ShownSite } from '../ui/context.tsx';

  export const site: ShownSite;
}

/** The consent question for analytics. Both components render nothing when site.json configures no analytics. */
declare module 'virtual:consent' {
  import type { ReactNode } from 'react';

  export function ConsentNotice(): ReactNode;
  export function ConsentChange(): ReactNode;
}

/** The icons that the content names, from the content plugin. */
declare module 'virtual:icons.css' {}

/** The decoration of the hero in content/theme.json, from the content plugin. */
declare module 'virtual:theme' {
  import type { ThemeArt } from '../generated/content-types.ts';

  export const hero: ThemeArt;
}

/** The custom properties of content/theme.json, from the content plugin. */
declare module 'virtual:theme.css' {}

/** Properties computed from content/site.json: the URL for printed links, and how the header fits. */
declare module 'virtual:site.css' {}
