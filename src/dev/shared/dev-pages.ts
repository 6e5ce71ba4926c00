/** The mailbox, which `npm run preview` serves as well. */
export const MAIL_PATH = '/_mail';

/** A page that only the development server serves. */
interface DevPage {
  path: string;
  title: string;
  /** Module that renders the page, as a path from the engine's folder. None if the server or a tool renders it. */
  entry?: string;
  /** True when a link to the page can append `#` and the route that is on screen. */
  takesRoute?: true;
}

/** The pages of the development server. The build does not contain them, because built code never imports src/dev. */
export const DEV_PAGES: DevPage[] = [
  { path: '/_gallery', title: 'Gallery', entry: 'src/dev/gallery/main.tsx' },
  { path: MAIL_PATH, title: 'Mail' },
  { path: '/_studio', title: 'Studio', takesRoute: true },
];
