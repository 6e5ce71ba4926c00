import { useEffect, useState } from 'react';
import { useLoaded } from '../shared/use-loaded.ts';
import type { OverlayData } from './overlay-data.ts';

/** Loads the data of the page on screen, and again whenever the content or the page changes. */
export function useOverlayData(): OverlayData | null {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let shownMain = document.querySelector('main');
    const load = () => setVersion((before) => before + 1);
    // Each page renders a new main element.
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main !== shownMain) load();
      shownMain = main;
    });
    const root = document.getElementById('root');
    if (root) observer.observe(root, { childList: true, subtree: true });
    import.meta.hot?.on('content:changed', load);
    return () => {
      observer.disconnect();
      import.meta.hot?.off('content:changed', load);
    };
  }, []);
  // The server may be restarting, so an error says nothing: Vite reloads the page when the server is back.
  const [data] = useLoaded<OverlayData>('overlay', { path: window.location.pathname }, [version]);
  return data;
}
