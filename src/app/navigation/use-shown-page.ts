import { showLanguage } from 'virtual:languages';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLiveContent } from '../use-live-content.ts';
import type { BrowserHistory } from './browser-history.ts';
import { followHistory, type ShownPage } from './follow-history.ts';
import type { PagePayload } from './payload.ts';

/** Returns the page for the current address. The previous page stays on screen while the next one loads. */
export function useShownPage(initial: PagePayload, history: BrowserHistory): ShownPage {
  const [shown, setShown] = useState<ShownPage>({
    payload: initial,
    location: history.location,
    navigationType: 'load',
  });

  // A React transition would pause for other work, which doubles the time to the next page on a slow phone.
  useEffect(
    () =>
      followHistory(history, (page) => {
        showLanguage(page.payload.page);
        flushSync(() => setShown(page));
      }),
    [history],
  );

  useLiveContent(shown.location.pathname, setShown);

  return shown;
}
