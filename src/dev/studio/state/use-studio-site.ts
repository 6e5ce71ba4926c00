import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import { afterWork } from '../controls/use-work.ts';
import type { StudioSite } from '../protocol.ts';

/** Loads the site, and again whenever the content changes. Returns a function that reloads it at once. */
export function useStudioSite(): [StudioSite | null, () => Promise<void>] {
  const [site, setSite] = useState<StudioSite | null>(null);
  const reload = useCallback(async () => setSite(await callDevApi<StudioSite>('studio/site')), []);
  const follow = useCallback(() => afterWork(reload), [reload]);
  useWindowEvent('focus', reload);
  useWindowEvent('content:changed', follow);
  useEffect(() => {
    void reload();
    import.meta.hot?.on('content:changed', follow);
    import.meta.hot?.on('content:shared', follow);
    return () => {
      import.meta.hot?.off('content:changed', follow);
      import.meta.hot?.off('content:shared', follow);
    };
  }, [reload, follow]);
  return [site, reload];
}
