import { useEffect, useRef, useState } from 'react';
import type { Form } from '@json-site/model/content-types';
import { fieldsOf } from '../fields.ts';
import type { FormValues } from '../values/form-values.ts';
import { labelledValues } from './format-values.ts';
import type { SubmitOutcome } from './outcomes.ts';
import { loadConfirmation, SEND_TIMEOUT_MS, sendSubmission } from './send.ts';
import type { SubmitResult } from './submit-result.ts';

/**
 * A request under way. The form on the page shows its result: of a visitor who has left and returned, the one they see.
 */
interface Pending {
  controller: AbortController;
  /** Returns whether the form is still on the page. */
  show: (result: SubmitResult, sent: FormValues) => boolean;
  /** The result, if it arrived while no form was on the page. */
  missed?: SubmitResult;
}

/** By form id. */
const requests = new Map<string, Pending>();

async function sendWithTimeout(
  form: Form,
  values: FormValues,
  isHoneypotFilled: boolean,
  controller: AbortController,
): Promise<SubmitOutcome> {
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), SEND_TIMEOUT_MS);
  const outcome = await sendSubmission(form, values, controller.signal, isHoneypotFilled);
  clearTimeout(timer);
  return outcome;
}

/** Sends a form, one request at a time. Calls `onResult` even if the visitor has left the page. */
export function useSubmit(form: Form, onResult: (outcome: SubmitOutcome, sent: FormValues) => void) {
  const isMounted = useRef(true);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<SubmitResult>();

  function show(newResult: SubmitResult, sent: FormValues): boolean {
    setBusy(false);
    setResult(newResult);
    onResult(newResult.outcome, sent);
    return isMounted.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: showing uses nothing that later renders change
  useEffect(() => {
    isMounted.current = true;
    const request = requests.get(form.id);
    if (request?.missed) {
      requests.delete(form.id);
      setResult(request.missed);
    } else if (request) {
      request.show = show;
      setBusy(true);
    }
    // After a return from the back/forward cache the response of the pending request never arrives.
    const abortOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) requests.get(form.id)?.controller.abort();
    };
    window.addEventListener('pageshow', abortOnRestore);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pageshow', abortOnRestore);
    };
  }, [form.id]);

  async function submit(values: FormValues, isHoneypotFilled: boolean): Promise<void> {
    // Not the state, because a second click can happen before it has updated.
    if (requests.has(form.id)) return;
    const request: Pending = { controller: new AbortController(), show };
    requests.set(form.id, request);
    const pressed = document.activeElement;
    setBusy(true);
    setResult(undefined);
    const outcome = await sendWithTimeout(form, values, isHoneypotFilled, request.controller);
    const newResult: SubmitResult = { outcome, answers: labelledValues(fieldsOf(form), values), pressed };
    if (outcome === 'sent') newResult.Confirmation = await loadConfirmation();
    if (request.show(newResult, values)) requests.delete(form.id);
    else request.missed = newResult;
  }

  return { isBusy, result, submit, clearResult: () => setResult(undefined) };
}
