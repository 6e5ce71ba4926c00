import { useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../generated/content-types.ts';
import type { Answer, Answers } from './answers.ts';
import { readDate } from './dates.ts';
import { fieldsOf } from './errors.ts';
import { send } from './send.ts';
import { takeOver } from './takeover.ts';

/** The id of a form's element, on the server and in the browser. */
export const elementId = (form: Form) => `form-${form.id}`;

function answersFrom(form: Form, values: Map<string, string[]>): Answers {
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ name, widget }): [string, Answer][] => {
      const given = (values.get(name) ?? []).filter((value) => value !== '');
      const [first] = given;
      if (first === undefined) return [];
      if (widget === 'checkboxes') return [[name, given]];
      return [[name, widget === 'date' ? readDate(first) : first]];
    }),
  );
}

/** A form's answers, beginning with what was typed before the code arrived. */
export function useAnswers(form: Form) {
  const [answers, setAnswers] = useState<Answers>({});
  const [isReady, setReady] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);

  useLayoutEffect(() => {
    const typed = takeOver(elementId(form));
    if (typed) {
      setAnswers(answersFrom(form, typed.values));
      setSubmitted(typed.wasSubmitted);
    }
    setReady(true);
  }, [form]);

  return { answers, setAnswers, isReady, wasSubmitted };
}

/** Sends answers, one request at a time however often it is asked to. */
export function useSending(form: Form, onEnd: (isSent: boolean) => void) {
  // A state changes with the next render; a second click can come before.
  const isLocked = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(answers: Answers): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setBusy(true);
    const outcome = await send(form, answers);
    isLocked.current = false;
    setBusy(false);
    onEnd(outcome === 'sent');
  }

  return { isBusy, submit };
}
