import { useEffect } from 'react';
import { forgetPages, loadPage } from './navigation/page-store.ts';
import type { PagePayload } from './navigation/payload.ts';

/** In development: shows an edited page without losing the scroll position or an open accordion. */
export function useLiveContent(route: string, show: (payload: PagePayload) => void): void {
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const refresh = () => {
      forgetPages();
      loadPage(route).then(show, () => window.location.reload());
    };
    hot.on('content:changed', refresh);
    return () => hot.off('content:changed', refresh);
  }, [route, show]);
}
