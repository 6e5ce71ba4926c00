// TypeScript does not follow relative imports in these declarations: a type would be `any`. It follows `import('…')`.

/** What the build sets besides Vite's variables. */
interface ImportMetaEnv {
  /** The path of a site that is not at the root of its host, such as `/shop`. */
  readonly SITE_PATH?: string;
}

/** The compiled content/site.json as the pages show it, from the content plugin. */
declare module 'virtual:site' {
  type ShownSite = import('@json-site/ui/context').ShownSite;

  export const site: ShownSite;
}

/** The languages of the site. In a site with one language, they do and render nothing. */
declare module 'virtual:languages' {
  import type { ReactNode } from 'react';

  type ShownSite = import('@json-site/ui/context').ShownSite;
  type ClientPage = import('./navigation/payload.ts').ClientPage;

  /** Returns the site in the language of a page. */
  export function siteOf(page: ClientPage): ShownSite;
  export function showLanguage(page: ClientPage): void;
  export function LanguageLinks(props: { page: ClientPage; className: string }): ReactNode;
}

/** The banner above the header. It renders nothing when site.json has none. */
declare module 'virtual:banner' {
  import type { ReactNode } from 'react';

  export function Banner(props: { renderedOn: string }): ReactNode;
}

/** The consent question for analytics. Both components render nothing when site.json configures no analytics. */
declare module 'virtual:consent' {
  import type { ReactNode } from 'react';

  export function ConsentNotice(): ReactNode;
  export function ConsentChange(): ReactNode;
}

/** The header and footer of every page, of the engine or the site, and what the site adds to the head of a document. */
declare module 'virtual:parts' {
  import type { ReactNode } from 'react';

  type HeaderProps = import('./header/Header.tsx').HeaderProps;
  type HeadData = import('./head/head-data.ts').HeadData;
  type HeadElement = import('./head/head-data.ts').HeadElement;

  export function Header(props: HeaderProps): ReactNode;
  export function Footer(): ReactNode;
  export function head(data: HeadData): HeadElement[];
}

/** The bar of the header, with what the site adds to its end. */
declare module 'virtual:header-bar' {
  import type { ReactNode } from 'react';

  export function Bar(props: { className: string | undefined; children: ReactNode }): ReactNode;
}

/**
 * The component of every block, from the generated modules of the site. Its props are the type generated from the
 * block's schema.
 */
declare module 'virtual:registry' {
  import type { ComponentType } from 'react';

  type BlockMap = import('@json-site/model/content-types').BlockMap;

  export const registry: { [Type in keyof BlockMap]: ComponentType<BlockMap[Type]> };
}

/** The structured data that each block adds to its page, from the generated modules of the site. */
declare module 'virtual:structured-data' {
  type Contributor = import('@json-site/model/visitor').Contributor;
  type BlockMap = import('@json-site/model/content-types').BlockMap;

  export const structuredData: { [Type in keyof BlockMap]?: Contributor<BlockMap[Type]> };
}

/** The icons that the content names, from the content plugin. */
declare module 'virtual:icons.css' {}

/** What components need of content/theme.json, from the content plugin. */
declare module 'virtual:theme' {
  type Pattern = import('@json-site/model/content-types').ThemeArt['pattern'];
  type Media = import('@json-site/model/model').Media;

  export const heroPattern: NonNullable<Pattern>;
  /** Replaces the pattern. */
  export const heroPicture: Media | undefined;
  /** Whether the logo has its own shape instead of a square. */
  export const hasOwnLogo: boolean;
}

/** The custom properties of content/theme.json, from the content plugin. */
declare module 'virtual:theme.css' {}

/** Properties computed from content/site.json: the URL for printed links, and how the header fits. */
declare module 'virtual:site.css' {}
