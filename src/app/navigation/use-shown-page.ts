import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UNSAFE_createBrowserHistory as createHistory, Location } from 'react-router-dom';
import { useLiveContent } from '../use-live-content.ts';
import { loadPage } from './page-store.ts';
import { type PagePayload, routeOfUrl } from './payload.ts';
import { type NavigationType, restoreScrollAndFocus } from './scroll-and-focus.ts';

/** The page on screen and how the visitor came to it. */
export interface ShownPage {
  payload: PagePayload;
  location: Location;
  arrivedBy: NavigationType;
}

/**
 * The page for the current address. While the next page's data is on its way the last page stays; when the
 * data cannot be had, the browser loads the address itself, which heals a new deployment and shows the
 * browser's own words when there is no network.
 */
export function useShownPage(initial: PagePayload, history: ReturnType<typeof createHistory>): ShownPage {
  const [shown, setShown] = useState<ShownPage>({
    payload: initial,
    location: history.location,
    arrivedBy: 'load',
  });
  // The route last asked for, not last painted: a quick Back must not take a page on its way for the one it left.
  const shownRoute = useRef(routeOfUrl(history.location.pathname));

  useEffect(() => {
    let wanted: Location | undefined;
    restoreScrollAndFocus(history.location, 'load');
    const stop = history.listen(({ action, location }) => {
      wanted = location;
      const route = routeOfUrl(location.pathname);
      if (route === shownRoute.current)
        return restoreScrollAndFocus(location, action === 'POP' ? 'load' : 'place');
      const arrivedBy = action === 'POP' ? 'history' : 'link';
      loadPage(route).then(
        (payload) => {
          if (location !== wanted) return;
          shownRoute.current = route;
          // A React transition would pause for other work, which doubles the time to the next page on a slow phone.
          flushSync(() => setShown({ payload, location, arrivedBy }));
          restoreScrollAndFocus(location, arrivedBy);
        },
        () => location === wanted && window.location.reload(),
      );
    });
    return () => {
      wanted = undefined;
      stop();
    };
  }, [history]);

  const showEdited = useCallback((payload: PagePayload) => setShown((last) => ({ ...last, payload })), []);
  useLiveContent(routeOfUrl(shown.location.pathname), showEdited);

  return shown;
}
