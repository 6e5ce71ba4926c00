import { useCallback, useEffect, useRef, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import type { StudioSite } from '../protocol.ts';
import { type StudioNews, UNKNOWN, type Whereabouts } from '../publish/protocol.ts';
import { type Place, placeAfter, placeOf } from './save-status.ts';

/** How often the studio looks for what others have published, in milliseconds. */
const RECEIVE_MS = 45_000;

/**
 * Where each document is, and what happens without this editor. The server looks again when `site` was reloaded and
 * when `version` changes; it asks for the work of others at the start and every 45 seconds.
 */
export function useWhereabouts(site: StudioSite | null, version: unknown) {
  const [found, setFound] = useState(UNKNOWN);
  const [news, setNews] = useState<StudioNews[]>([]);
  /** Files that were saved since the server has looked. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(0);

  const look = useCallback(async (name: 'whereabouts' | 'receive') => {
    latest.current += 1;
    const own = latest.current;
    try {
      const result = await callDevApi<Whereabouts>(`studio/publish/${name}`);
      if (result.news.length > 0) setNews(result.news);
      // A save or another look since makes this one outdated.
      if (own !== latest.current) return;
      setFound((before) => (name === 'receive' ? result : { ...result, offline: before.offline }));
      if (result.isKnown) setSaved((before) => (before.size === 0 ? before : new Set()));
    } catch {
      // The server is being started again; the next look will tell.
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `site` or `version` means that something has changed
  useEffect(() => {
    if (site) void look('whereabouts');
  }, [site, version, look]);

  useEffect(() => {
    void look('receive');
    const timer = setInterval(() => void look('receive'), RECEIVE_MS);
    return () => clearInterval(timer);
  }, [look]);

  const onSaved = useCallback((file: string) => {
    latest.current += 1;
    setSaved((before) => new Set(before).add(file));
  }, []);

  function placeOfFile(file: string, isDraft: boolean): Place {
    const one = found.unpublished.find((unpublished) => unpublished.file === file);
    const place = found.isKnown ? placeOf(one, isDraft) : 'unknown';
    return saved.has(file) ? placeAfter(place, 'save') : place;
  }

  return { ...found, news, dismissNews: () => setNews([]), onSaved, placeOfFile };
}
