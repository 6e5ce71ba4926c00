import { useHash } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { decoded } from '@json-site/values/paths';
import { useLoaded } from '../shared/use-loaded.ts';
import type { GalleryData } from './protocol.ts';

/** Events of content, a schema or a component that has changed. */
const CHANGES = ['content:changed', 'gallery:changed'];

/**
 * Loads the gallery's data, and again whenever it changes; each version has another number, and its examples load
 * again.
 */
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

/** Returns the fragment of the URL. */
export function useFragment(): string {
  const [hash] = useHash({ getInitialValueInEffect: false });
  return decoded(hash.slice(1));
}

/** Events that show that the reader scrolls. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the target of the URL in view while the frames above it load and change their height, until the reader scrolls.
 */
export function useDeepLink(id: string, isLoaded: boolean): void {
  useEffect(() => {
    const target = isLoaded && id ? document.getElementById(id) : null;
    if (!target) return;
    const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    for (const event of READER_EVENTS) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of READER_EVENTS) window.removeEventListener(event, stop);
    };
  }, [id, isLoaded]);
}
