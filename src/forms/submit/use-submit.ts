import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../generated/content-types.ts';
import type { FormValues } from '../values/form-values.ts';
import type { SubmitOutcome } from './outcomes.ts';
import { rejectHoneypot, SEND_TIMEOUT_MS, sendSubmission } from './send.ts';

/** How the last sending ended; a new object each time, so that the same outcome twice is said twice. */
export interface SubmitResult {
  outcome: SubmitOutcome;
  /** When that was, on the page's own clock. */
  at: number;
}

/** Longer than that no double click takes. */
const ECHO_MS = 1000;

/** True right after success, while the rest of a double click may still come. */
export function isRepeatedSubmit(ending: SubmitResult | undefined): boolean {
  return ending?.outcome === 'sent' && performance.now() - ending.at < ECHO_MS;
}

/** Endings that nobody saw, because the visitor was on another page by then. */
const unseen = new Map<string, SubmitResult>();

function takeUnseen(id: string): SubmitResult | undefined {
  const ending = unseen.get(id);
  unseen.delete(id);
  return ending;
}

async function withinTime(form: Form, answers: FormValues, stop: AbortController): Promise<SubmitOutcome> {
  const timer = setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), SEND_TIMEOUT_MS);
  const outcome = await sendSubmission(form, answers, stop.signal);
  clearTimeout(timer);
  return outcome;
}

/**
 * Sends answers, one request at a time however often it is asked to. `onEnd` is called also when the form has been
 * left meanwhile.
 */
export function useSubmit(form: Form, onEnd: (outcome: SubmitOutcome, sent: FormValues) => void) {
  // A state changes with the next render; a second click can come before.
  const running = useRef<AbortController>(undefined);
  const isShown = useRef(true);
  const [isBusy, setBusy] = useState(false);
  const [ending, setEnding] = useState<SubmitResult>();

  useEffect(() => {
    isShown.current = true;
    const missed = takeUnseen(form.id);
    if (missed) setEnding(missed);
    // A page that comes back as it was left would wait for an answer that went elsewhere.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) running.current?.abort(new DOMException('', 'AbortError'));
    };
    window.addEventListener('pageshow', reset);
    return () => {
      isShown.current = false;
      window.removeEventListener('pageshow', reset);
    };
  }, [form.id]);

  /** `isTrapped`: a field that no person sees was filled in. */
  async function submit(answers: FormValues, isTrapped: boolean): Promise<void> {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setBusy(true);
    setEnding(undefined);
    const outcome = isTrapped ? rejectHoneypot(form) : await withinTime(form, answers, stop);
    running.current = undefined;
    setBusy(false);
    const now: SubmitResult = { outcome, at: performance.now() };
    setEnding(now);
    if (!isShown.current) unseen.set(form.id, now);
    onEnd(outcome, answers);
  }

  return { isBusy, ending, submit, forget: () => setEnding(undefined) };
}
