import { useCallback, useEffect, useRef, useState } from 'react';
import { callDevApi } from '../../shared/call-dev-api.ts';
import type { PublishCheck, PublishRequest, PublishResult, PublishState } from './protocol.ts';

/** The operation for which the view is waiting. */
export type Waiting = 'check' | 'publish' | 'push' | 'combine' | null;

/** Loads what would be published, checks it, and publishes it. */
export function usePublish() {
  const [state, setState] = useState<PublishState | null>(null);
  const [check, setCheck] = useState<PublishCheck | null>(null);
  const [waiting, setWaiting] = useState<Waiting>('check');
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState('');
  /** Someone else has published meanwhile. */
  const [isBehind, setBehind] = useState(false);
  const isOpen = useRef(true);

  const load = useCallback(async () => setState(await callDevApi<PublishState>('studio/publish/state')), []);

  /** Runs one step; errors are shown, and nothing is shown once the view is closed. */
  const run = useCallback(async (step: Exclude<Waiting, null>, action: () => Promise<void>) => {
    setWaiting(step);
    setFailure('');
    try {
      await action();
    } catch (error) {
      if (isOpen.current) setFailure((error as Error).message);
    }
    if (isOpen.current) setWaiting(null);
  }, []);

  /** The check first: it adds new pages to the list of published addresses, which is part of what is published. */
  const checkAndLoad = useCallback(
    () =>
      run('check', async () => {
        await load();
        setCheck(await callDevApi<PublishCheck>('studio/publish/check'));
        await load();
      }),
    [run, load],
  );

  useEffect(() => {
    isOpen.current = true;
    void checkAndLoad();
    return () => {
      isOpen.current = false;
    };
  }, [checkAndLoad]);

  async function finish(result: PublishResult): Promise<void> {
    setBehind(result.outcome === 'behind');
    if (result.outcome === 'failed-check') setCheck(result);
    else if (result.outcome === 'published' || result.outcome === 'sent') setDone(result.message);
    else setFailure(result.message);
    await load();
  }

  const publish = (request: PublishRequest) =>
    run('publish', async () => finish(await callDevApi<PublishResult>('studio/publish/commit', request)));
  const push = (newBranch?: string) =>
    run('push', async () =>
      finish(await callDevApi<PublishResult>('studio/publish/push', { ...(newBranch && { newBranch }) })),
    );
  const combine = () =>
    run('combine', async () => finish(await callDevApi<PublishResult>('studio/publish/combine')));

  return { state, check, waiting, done, failure, isBehind, publish, push, combine };
}
