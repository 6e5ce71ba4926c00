import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { keepScrollOnReload, reloadInPlace } from '@json-site/ui/reload';
import { onContentEdit } from './live-content.ts';
import type { ShownPage } from './navigation/follow-history.ts';
import { clearPages, loadPage } from './navigation/page-store.ts';
import { routeOfUrl } from './navigation/payload.ts';

type UseLiveContent = (pathname: string, setShown: Dispatch<SetStateAction<ShownPage>>) => void;

const hot = import.meta.hot;

const useUpdates: UseLiveContent = (pathname, setShown) =>
  useEffect(() => {
    if (!hot) return;
    return onContentEdit(hot, {
      refresh: (isReloading) => {
        clearPages();
        loadPage(routeOfUrl(pathname)).then(
          (payload) => {
            if (!isReloading()) setShown((last) => ({ ...last, payload }));
          },
          () => reloadInPlace(),
        );
      },
      reload: reloadInPlace,
      beforeReload: keepScrollOnReload,
    });
  }, [pathname, setShown]);

/**
 * In development: shows an edited page without changing the scroll position or closing an open accordion. In production
 * nothing of it is left.
 */
export const useLiveContent: UseLiveContent = hot ? useUpdates : () => undefined;
