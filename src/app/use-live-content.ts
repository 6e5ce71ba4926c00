import { useEffect } from 'react';
import { keepScrollOnReload, reloadInPlace } from '../ui/reload.ts';
import { clearPages, loadPage } from './navigation/page-store.ts';
import type { PagePayload } from './navigation/payload.ts';

/** In development: shows an edited page without changing the scroll position or closing an open accordion. */
export function useLiveContent(route: string, show: (payload: PagePayload) => void): void {
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const refresh = () => {
      clearPages();
      loadPage(route).then(show, () => reloadInPlace());
    };
    hot.on('content:changed', refresh);
    hot.on('content:shared', reloadInPlace);
    hot.on('vite:beforeFullReload', keepScrollOnReload);
    return () => {
      hot.off('content:changed', refresh);
      hot.off('content:shared', reloadInPlace);
      hot.off('vite:beforeFullReload', keepScrollOnReload);
    };
  }, [route, show]);
}
