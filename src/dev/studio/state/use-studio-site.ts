import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import type { StudioSite } from '../protocol.ts';

/** Loads the site, and again whenever the content changes. Returns a function that reloads it at once. */
export function useStudioSite(): [StudioSite | null, () => Promise<void>] {
  const [site, setSite] = useState<StudioSite | null>(null);
  const reload = useCallback(async () => setSite(await callDevApi<StudioSite>('studio/site')), []);
  useWindowEvent('focus', reload);
  useEffect(() => {
    void reload();
    import.meta.hot?.on('content:changed', reload);
    import.meta.hot?.on('content:shared', reload);
    return () => {
      import.meta.hot?.off('content:changed', reload);
      import.meta.hot?.off('content:shared', reload);
    };
  }, [reload]);
  return [site, reload];
}
