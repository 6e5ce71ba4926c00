import { startTransition, useCallback, useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { loadPage } from './page-store.ts';
import { type PagePayload, routeOf } from './payload.ts';
import { useLiveContent } from './use-live-content.ts';

/** The page on screen and how the visitor came to it. */
export interface ShownPage {
  payload: PagePayload;
  location: Location;
  /** `place`: by a link to the page that is on screen already. `load`: the browser itself has seen to it. */
  arrivedBy: 'load' | 'link' | 'place' | 'history';
}

function arrival(isPop: boolean, isSamePage: boolean): ShownPage['arrivedBy'] {
  if (isPop) return isSamePage ? 'load' : 'history';
  return isSamePage ? 'place' : 'link';
}

/**
 * The page for the current location. While the next page's data is on its way the last page stays; when the
 * data cannot be had, the browser loads the address itself, which heals a new deployment and shows the
 * browser's own words when there is no network.
 */
export function useShownPage(initial: PagePayload): ShownPage {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownPage>({ payload: initial, location, arrivedBy: 'load' });
  const isShown = shown.location === location;
  const isSamePage = routeOf(shown.location.pathname) === routeOf(location.pathname);

  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    const arrivedBy = arrival(navigationType === NavigationType.Pop, isSamePage);
    loadPage(routeOf(location.pathname)).then(
      (payload) => isWanted && startTransition(() => setShown({ payload, location, arrivedBy })),
      () => isWanted && window.location.assign(location.pathname + location.search + location.hash),
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, isSamePage, location, navigationType]);

  const showEdited = useCallback(
    (payload: PagePayload) => setShown((last) => ({ ...last, payload, arrivedBy: 'load' })),
    [],
  );
  useLiveContent(routeOf(shown.location.pathname), showEdited);

  return shown;
}
