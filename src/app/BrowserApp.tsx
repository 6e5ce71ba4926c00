import './page/entrance.css';
import { site } from 'virtual:site';
import { UNSAFE_createBrowserHistory as createHistory, Router } from 'react-router-dom';
import { App } from './App.tsx';
import { documentTitle, type PagePayload } from './navigation/payload.ts';
import { usePrefetch } from './navigation/use-prefetch.ts';
import { useScrollAndFocus } from './navigation/use-scroll-and-focus.ts';
import { type ShownPage, useShownPage } from './navigation/use-shown-page.ts';
import { useStaleBuildReload } from './navigation/use-stale-build-reload.ts';
import type { Entrance } from './page/PageView.tsx';

const history = createHistory({ v5Compat: true });

function arrivalOf({ arrivedBy, location }: ShownPage): Entrance | undefined {
  if (arrivedBy === 'load') return undefined;
  return arrivedBy === 'link' && !location.hash ? 'top' : 'place';
}

/**
 * The site in a browser. The router is told the new location together with the new page: told at once, as
 * BrowserRouter does, React would first want to hydrate what still waits for its code, such as a form far
 * below, and until then no page would change.
 */
export function BrowserApp({ initial }: { initial: PagePayload }) {
  const shown = useShownPage(initial, history);
  useScrollAndFocus(shown, documentTitle(shown.payload.page, site.brand.name));
  usePrefetch();
  useStaleBuildReload();
  return (
    <Router location={shown.location} navigator={history}>
      <App payload={shown.payload} arrival={arrivalOf(shown)} />
    </Router>
  );
}
