import { useEffect, useState, useSyncExternalStore } from 'react';
import { callDevApi } from '../shared/call-dev-api.ts';
import type { GalleryData } from './protocol.ts';

/** What the gallery shows, how often it has changed, and what stands in the way of showing it. */
export interface GalleryState {
  data?: GalleryData;
  version: number;
  failure?: string;
}

/** The gallery's data, asked for anew whenever content, a schema or a component changes. */
export function useGallery(): GalleryState {
  const [state, setState] = useState<GalleryState>({ version: 0 });

  useEffect(() => {
    let isGone = false;
    const ask = () =>
      callDevApi<GalleryData>('gallery').then(
        (data) => {
          if (!isGone) setState(({ version }) => ({ data, version: version + 1 }));
        },
        ({ message }: Error) => {
          if (!isGone) setState((before) => ({ ...before, failure: message }));
        },
      );
    const hot = import.meta.hot;
    const events = ['content:changed', 'gallery:changed'];
    for (const event of events) hot?.on(event, ask);
    void ask();
    return () => {
      isGone = true;
      for (const event of events) hot?.off(event, ask);
    };
  }, []);

  return state;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The part of the address after #. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.slice(1)));
}
