import { useEffect, useState } from 'react';

/** Work that takes no longer is not worth a notice. */
const NOTICE_MS = 1000;

/** Work of a dialog that is under way. */
export interface Work {
  isWorking: boolean;
  /** True once an editor would ask whether something happens. */
  isSlow: boolean;
  isStopping: boolean;
  /** Asks for an end. The work may already be done: what it resolves with says so. */
  stop: () => void;
}

/** Functions that wait for the end of work. */
let waiting: (() => void)[] = [];
let running = 0;

/**
 * Calls a function when no work is under way. The content changes before the server responds: a list that follows at
 * once would offer, behind the open dialog, what no key reaches yet.
 */
export function afterWork(then: () => void): void {
  if (running === 0) then();
  else if (!waiting.includes(then)) waiting.push(then);
}

function endWork(): void {
  running -= 1;
  if (running > 0) return;
  const due = waiting;
  waiting = [];
  for (const then of due) then();
}

/** Returns the state of the work, and a function that starts it, but not twice at the same time. */
export function useWork(): [Work, (action: (signal: AbortSignal) => Promise<void>) => Promise<void>] {
  const [controller, setController] = useState<AbortController | null>(null);
  const [isSlow, setSlow] = useState(false);
  const [isStopping, setStopping] = useState(false);

  useEffect(() => {
    if (!controller) return;
    const timer = setTimeout(() => setSlow(true), NOTICE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
      setStopping(false);
    };
  }, [controller]);

  function stop(): void {
    setStopping(true);
    controller?.abort(new Error('Stopped. Nothing was changed.'));
  }

  async function start(action: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (controller) return;
    const next = new AbortController();
    setController(next);
    running += 1;
    try {
      await action(next.signal);
    } finally {
      setController(null);
      endWork();
    }
  }

  return [{ isWorking: controller !== null, isSlow, isStopping, stop }, start];
}
