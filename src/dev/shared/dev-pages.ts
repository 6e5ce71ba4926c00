/** The mailbox, which `npm run preview` serves as well. */
export const MAIL_PATH = '/_mail';

/** A page that only the development server serves. */
interface DevPage {
  path: string;
  title: string;
  /** Module that renders the page, as a path from the engine's folder. None if the server renders it. */
  entry?: string;
  /** True for a page that another development page embeds in an iframe. */
  isFrame?: true;
  /** True when a link to the page can append `#` and the route that is on screen. */
  takesRoute?: true;
}

/** The pages of the development server. The build does not contain them, because built code never imports src/dev. */
export const DEV_PAGES: DevPage[] = [
  { path: '/_gallery', title: 'Gallery', entry: 'src/dev/gallery/main.tsx' },
  { path: MAIL_PATH, title: 'Mail' },
  { path: '/_studio', title: 'Studio', entry: 'src/dev/studio/main.tsx', takesRoute: true },
  {
    path: '/_studio/frame',
    title: 'Page preview',
    entry: 'src/dev/studio/preview/frame.tsx',
    isFrame: true,
  },
];
