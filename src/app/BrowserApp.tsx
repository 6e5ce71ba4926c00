import './page/fade-in.css';
import { siteOf } from 'virtual:languages';
import { type Location, Router } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserHistory } from './navigation/browser-history.ts';
import { documentTitle, type PagePayload, routeOfUrl } from './navigation/payload.ts';
import { useDocument } from './navigation/use-document.ts';
import { useLinkNavigation } from './navigation/use-link-navigation.ts';
import { usePrefetch } from './navigation/use-prefetch.ts';
import { useShownPage } from './navigation/use-shown-page.ts';
import { useStaleBuildReload } from './navigation/use-stale-build-reload.ts';
import { SITE_PATH } from './site-path/site-path.ts';

const history = createBrowserHistory();

/** Components read routes from the router, also on a site below a path. */
const atRoute = (location: Location): Location => ({ ...location, pathname: routeOfUrl(location.pathname) });

/**
 * The site in a browser. The router gets the new location together with the new page. With `BrowserRouter`, it would
 * get the location first: React would then hydrate everything that still waits for its code, such as a form far below,
 * and no page would appear until that is done.
 */
export function BrowserApp({ initial }: { initial: PagePayload }) {
  const shown = useShownPage(initial, history);
  const { page } = shown.payload;
  useDocument(shown, documentTitle(page, siteOf(page).brand.name));
  useLinkNavigation(history);
  usePrefetch();
  useStaleBuildReload();
  return (
    <Router location={SITE_PATH ? atRoute(shown.location) : shown.location} navigator={history}>
      <App payload={shown.payload} fadesIn={shown.navigationType !== 'load'} />
    </Router>
  );
}
