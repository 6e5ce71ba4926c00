import { useEffect, useState } from 'react';
import { callDevApi } from '../shared/call-dev-api.ts';
import type { OverlayData } from './overlay-data.ts';

/** Fetches the data of the page on screen, and again whenever the content or the page changes. */
export function useOverlayData(): OverlayData | undefined {
  const [data, setData] = useState<OverlayData>();

  useEffect(() => {
    let lastRequest = 0;
    let shownMain = document.querySelector('main');
    const load = () => {
      const request = ++lastRequest;
      callDevApi<OverlayData>('overlay', { path: window.location.pathname }).then(
        (next) => {
          if (request === lastRequest) setData(next);
        },
        // The server is restarting; Vite reloads the page when it is back.
        () => {},
      );
    };
    // Each page renders a new main element.
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main === shownMain) return;
      shownMain = main;
      load();
    });
    const root = document.getElementById('root');
    if (root) observer.observe(root, { childList: true, subtree: true });
    const hot = import.meta.hot;
    hot?.on('content:changed', load);
    load();
    return () => {
      lastRequest = -1;
      observer.disconnect();
      hot?.off('content:changed', load);
    };
  }, []);

  return data;
}
