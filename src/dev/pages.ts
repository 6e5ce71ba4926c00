/** A page that only the development server has. */
export interface DevPage {
  path: string;
  title: string;
  /** The module that fills it, from the project's root. */
  entry: string;
}

/** The pages of the development server. None of them is in the build: nothing that is built imports this room. */
export const DEV_PAGES: DevPage[] = [];
