import type { Location } from 'react-router-dom';
import { reloadInPlace } from '@json-site/ui/reload';
import type { BrowserHistory } from './browser-history.ts';
import { loadPage } from './page-store.ts';
import { type PagePayload, routeOfUrl } from './payload.ts';
import {
  type NavigationType,
  restoreScrollAndFocus,
  restoreWithinPage,
  startScrollAndFocus,
} from './scroll-and-focus.ts';

/** The page on screen and how the visitor navigated to it. */
export interface ShownPage {
  payload: PagePayload;
  location: Location;
  /** `load`: the page of the document. */
  navigationType: NavigationType | 'load';
}

/**
 * Loads and renders the page of each address that the history changes to; the last one wins. When the data of a page
 * cannot be loaded, the browser loads the address itself: that gets a new deployment, and without a network it shows
 * the browser's error page.
 * @param render Renders a page synchronously.
 * @returns The function that stops it.
 */
export function followHistory(history: BrowserHistory, render: (page: ShownPage) => void): () => void {
  let wanted: Location | undefined;
  let shownRoute = routeOfUrl(history.location.pathname);
  startScrollAndFocus(history.location);

  const stop = history.listen(({ isTraversal, location }) => {
    wanted = location;
    const route = routeOfUrl(location.pathname);
    if (route === shownRoute)
      return isTraversal ? restoreWithinPage(location) : restoreScrollAndFocus(location, 'fragment');
    const navigationType = isTraversal ? 'traversal' : 'link';
    loadPage(route).then(
      (payload) => {
        if (location !== wanted) return;
        shownRoute = route;
        render({ payload, location, navigationType });
        restoreScrollAndFocus(location, navigationType);
      },
      () => location === wanted && reloadInPlace(),
    );
  });
  return () => {
    wanted = undefined;
    stop();
  };
}
