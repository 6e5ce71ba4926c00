import { useEffect, useState, useSyncExternalStore } from 'react';
import { decoded } from '../../compiler/source/decoded.ts';
import { callDevApi } from '../shared/call-dev-api.ts';
import type { GalleryData } from './protocol.ts';

export interface GalleryState {
  data?: GalleryData;
  /** Number of times that the data was loaded; a new version reloads the examples. */
  version: number;
  error?: string;
}

/** Loads the gallery's data, and again whenever content, a schema or a component changes. */
export function useGallery(): GalleryState {
  const [state, setState] = useState<GalleryState>({ version: 0 });

  useEffect(() => {
    let isMounted = true;
    const load = () =>
      callDevApi<GalleryData>('gallery').then(
        (data) => {
          if (isMounted) setState(({ version }) => ({ data, version: version + 1 }));
        },
        ({ message }: Error) => {
          if (isMounted) setState((before) => ({ ...before, error: message }));
        },
      );
    const hot = import.meta.hot;
    const events = ['content:changed', 'gallery:changed'];
    for (const event of events) hot?.on(event, load);
    void load();
    return () => {
      isMounted = false;
      for (const event of events) hot?.off(event, load);
    };
  }, []);

  return state;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the fragment of the URL. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => decoded(window.location.hash.slice(1)));
}
