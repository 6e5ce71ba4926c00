import { useCallback, useEffect, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import type {
  ConflictInWords,
  PublishCheck,
  PublishRequest,
  PublishResult,
  PublishState,
} from './protocol.ts';

/** The operation for which the view is waiting. */
export type Waiting = 'check' | 'publish' | null;

type Done = Pick<Extract<PublishResult, { message: string }>, 'message' | 'address'>;

/** Loads what would be published, checks it, and publishes it. */
export function usePublish() {
  const [state, setState] = useState<PublishState | null>(null);
  const [check, setCheck] = useState<PublishCheck | null>(null);
  const [waiting, setWaiting] = useState<Waiting>('check');
  /** What was published or sent. */
  const [done, setDone] = useState<Done | null>(null);
  const [conflicts, setConflicts] = useState<ConflictInWords[]>([]);
  const [failure, setFailure] = useState('');

  const load = useCallback(async () => {
    const loaded = await callDevApi<PublishState>('studio/publish/state');
    setState(loaded);
    return loaded;
  }, []);

  /** Runs one step and shows its error. */
  const run = useCallback(async (step: Exclude<Waiting, null>, action: () => Promise<void>) => {
    setWaiting(step);
    setFailure('');
    try {
      await action();
    } catch (error) {
      setFailure((error as Error).message);
    }
    setWaiting(null);
  }, []);

  useEffect(() => {
    void run('check', async () => {
      if ((await load()).documents.length === 0) return;
      setCheck(await callDevApi<PublishCheck>('studio/publish/check'));
      // The check adds new pages to the list of published addresses, which is part of what is published.
      await load();
    });
  }, [run, load]);

  const publish = (request: PublishRequest) =>
    run('publish', async () => {
      const result = await callDevApi<PublishResult>('studio/publish/commit', request);
      setConflicts(result.outcome === 'choose' ? result.conflicts : []);
      if (result.outcome === 'failed-check') setCheck(result);
      else if (result.outcome === 'published' || result.outcome === 'sent') setDone(result);
      else if (result.outcome !== 'choose') setFailure(result.message);
      await load();
    });

  return { state, check, waiting, done, failure, conflicts, publish };
}
