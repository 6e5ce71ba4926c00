import { useEffect, useState, useSyncExternalStore } from 'react';
import { decoded } from '../../compiler/source/decoded.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import type { GalleryData } from './protocol.ts';

/** Events of content, a schema or a component that has changed. */
const CHANGES = ['content:changed', 'gallery:changed'];

/** Loads the gallery's data, and again whenever it changes; each version has another number, and its examples load again. */
export function useGallery() {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const onChange = () => setVersion((before) => before + 1);
    for (const event of CHANGES) import.meta.hot?.on(event, onChange);
    return () => {
      for (const event of CHANGES) import.meta.hot?.off(event, onChange);
    };
  }, []);
  const [data, error] = useLoaded<GalleryData>('gallery', {}, [version]);
  return { data, error, version };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the fragment of the URL. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => decoded(window.location.hash.slice(1)));
}
