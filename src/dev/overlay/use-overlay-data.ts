import { useEffect, useState } from 'react';
import { callDevApi } from '../shared/call-dev-api.ts';
import type { OverlayData } from './overlay-data.ts';

/** What the server says about the page on screen, asked anew whenever content or page change. */
export function useOverlayData(): OverlayData | undefined {
  const [facts, setFacts] = useState<OverlayData>();

  useEffect(() => {
    let latest = 0;
    let shownMain = document.querySelector('main');
    const ask = () => {
      const mine = ++latest;
      callDevApi<OverlayData>('page-facts', { path: window.location.pathname }).then(
        (answer) => {
          if (mine === latest) setFacts(answer);
        },
        // The server restarts, and the page loads itself anew then.
        () => {},
      );
    };
    // Another page is another main element.
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main === shownMain) return;
      shownMain = main;
      ask();
    });
    const root = document.getElementById('root');
    if (root) observer.observe(root, { childList: true, subtree: true });
    const hot = import.meta.hot;
    hot?.on('content:changed', ask);
    ask();
    return () => {
      latest = -1;
      observer.disconnect();
      hot?.off('content:changed', ask);
    };
  }, []);

  return facts;
}
