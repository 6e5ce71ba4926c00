import { useCallback, useEffect, useRef, useState } from 'react';
import { callDevApi } from '@json-site/dev/shared';
import type {
  ConflictInWords,
  PublishCheck,
  PublishRequest,
  PublishResult,
  PublishState,
  Whereabouts,
} from './protocol.ts';

/** The operation for which the view is waiting. */
export type Waiting = 'check' | PublishRequest['way'] | null;

type Done = Extract<PublishResult, { outcome: 'published' | 'sent' | 'versioned' }>;

/** What an editor most probably wants to publish: everything that does not wait for somebody else. */
const suggested = ({ documents }: PublishState): ReadonlySet<string> =>
  new Set(documents.filter(({ review, isDisputed }) => !review && !isDisputed).map(({ file }) => file));

/** The changes are where the editor wanted them. */
const isDone = (result: PublishResult): result is Done =>
  result.outcome === 'published' || result.outcome === 'sent' || result.outcome === 'versioned';

/** Loads what visitors do not see yet, checks what is chosen of it, and publishes it. */
export function usePublish() {
  const [state, setState] = useState<PublishState | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The first choice is made once the work of others is here: until then, nothing can be chosen. */
  const [isReady, setReady] = useState(false);
  const [check, setCheck] = useState<PublishCheck | null>(null);
  const [waiting, setWaiting] = useState<Waiting>('check');
  /** What was published or sent. */
  const [done, setDone] = useState<Done | null>(null);
  const [conflicts, setConflicts] = useState<ConflictInWords[]>([]);
  const [failure, setFailure] = useState('');
  /** The step for which the view is waiting. Another one, and closing the dialog, ends it. */
  const current = useRef<AbortController | null>(null);

  const load = useCallback(async (files?: ReadonlySet<string>) => {
    const loaded = await callDevApi<PublishState>('studio/publish/state', files ? { files: [...files] } : {});
    setState(loaded);
    return loaded;
  }, []);

  /** Runs one step and shows its error. */
  const run = useCallback(
    async (step: Exclude<Waiting, null>, action: (signal: AbortSignal) => Promise<void>) => {
      current.current?.abort();
      current.current = new AbortController();
      const { signal } = current.current;
      setWaiting(step);
      setFailure('');
      try {
        await action(signal);
      } catch (error) {
        if (!signal.aborted) setFailure((error as Error).message);
      }
      if (!signal.aborted) setWaiting(null);
    },
    [],
  );

  const checkChoice = useCallback(
    async (files: ReadonlySet<string>, signal: AbortSignal) => {
      setCheck(null);
      if (files.size === 0) return;
      const result = await callDevApi<PublishCheck>('studio/publish/check', { files: [...files] }, signal);
      if (signal.aborted) return;
      setCheck(result);
      // The check adds new pages to the list of published addresses, which is part of what is published.
      await load(files);
    },
    [load],
  );

  useEffect(() => {
    void run('check', async (signal) => {
      let loaded = await load();
      try {
        const { news } = await callDevApi<Whereabouts>('studio/publish/receive');
        if (news.length > 0) loaded = await load();
        setChosen(suggested(loaded));
      } finally {
        setReady(true);
      }
      await checkChoice(suggested(loaded), signal);
    });
    return () => current.current?.abort();
  }, [run, load, checkChoice]);

  function choose(files: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const file of files) {
      if (isChosen) next.add(file);
      else next.delete(file);
    }
    setChosen(next);
    setDone(null);
    setConflicts([]);
    void run('check', (signal) => checkChoice(next, signal));
  }

  const publish = (request: PublishRequest) =>
    run(request.way, async () => {
      const result = await callDevApi<PublishResult>('studio/publish/commit', request);
      setConflicts(result.outcome === 'choose' ? result.conflicts : []);
      if (result.outcome === 'failed-check') setCheck(result);
      else if (isDone(result)) {
        setDone(result);
        // What is left was not chosen, so that nothing becomes public by a second press.
        setChosen(new Set());
        setCheck(null);
      } else if (result.outcome !== 'choose') setFailure(result.message);
      await load();
    });

  return { state, chosen, isReady, check, waiting, done, failure, conflicts, choose, publish };
}
