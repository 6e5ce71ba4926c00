import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedDrafts } from './shared-drafts.ts';
import { sendDrafts, syncDrafts } from './sync-drafts.ts';

/** How often the studio looks for drafts of the editor's other computers and for other editors, in milliseconds. */
const LOOK_MS = 10_000;

/** A pause in typing after which a draft is sent, in milliseconds. */
const PAUSE_MS = 400;

const NOBODY: SharedDrafts = { isShared: false, versions: {}, present: [] };

/**
 * Keeps the drafts of the signed-in editor on the server as well. `open` is the file that is open; "" for none.
 * `onChanged` is called after drafts may have come from the editor's other computers. Returns the names of the other
 * editors who have the file open, and a function to call after each draft that was stored here.
 */
export function useSharedDrafts(open: string, onChanged: () => void) {
  const [shared, setShared] = useState(NOBODY);
  /** One exchange after the other. Without a connection drafts stay in the browser; the next exchange sends them. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isShared } = shared;

  const inTurn = useCallback((exchange: () => Promise<unknown>) => {
    last.current = last.current.then(exchange).catch(() => undefined);
  }, []);

  const look = useCallback(() => {
    inTurn(async () => {
      setShared(await syncDrafts(open));
      onChanged();
    });
  }, [inTurn, open, onChanged]);

  useEffect(look, [look]);

  useEffect(() => {
    if (!isShared) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isShared, look]);

  useWindowEvent('online', look);

  const onWritten = useCallback(() => {
    if (!isShared) return;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => inTurn(sendDrafts), PAUSE_MS);
  }, [isShared, inTurn]);

  const others = open === '' ? [] : shared.present.filter(({ file }) => file === open);
  return { others: others.map(({ name }) => name), onWritten };
}
