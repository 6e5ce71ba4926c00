/** A page that only the development server has. */
export interface DevPage {
  path: string;
  title: string;
  /** The module that fills it, from the project's root. */
  entry: string;
  /** Shown inside another of them; nobody opens it by itself. */
  isFrame?: true;
  /** Opens at the page that is on screen: its route follows a #. */
  takesRoute?: true;
}

/** The pages of the development server. None of them is in the build: nothing that is built imports this room. */
export const DEV_PAGES: DevPage[] = [
  { path: '/_gallery', title: 'Gallery', entry: '/src/dev/gallery/main.tsx' },
  { path: '/_studio', title: 'Studio', entry: '/src/dev/studio/main.tsx', takesRoute: true },
  {
    path: '/_studio/frame',
    title: 'The page as it is edited',
    entry: '/src/dev/studio/preview/frame.tsx',
    isFrame: true,
  },
];
