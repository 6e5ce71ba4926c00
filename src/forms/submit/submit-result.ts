import type { ComponentType } from 'react';
import type { Form } from '@json-site/model/content-types';
import type { LabelledValue } from './format-values.ts';
import type { SubmitOutcome } from './outcomes.ts';

export interface ConfirmationProps {
  form: Form;
  result: SubmitResult;
  headingLevel: 2 | 3;
  /** Called when the visitor wants to send the form again. */
  onAnother: () => void;
  /** For an answer without JavaScript: the reference, and the page of the form. */
  plain?: { reference: string; address: string };
}

/** The result of a submission. Each one is a new object, so that a repeated outcome is announced again. */
export interface SubmitResult {
  outcome: SubmitOutcome;
  /** The element that had the focus when the visitor sent the form. */
  pressed: Element | null;
  /** Shows what was sent. Only if the outcome is "sent". */
  Confirmation?: ComponentType<ConfirmationProps>;
  /** The values of this submission as text. */
  answers: LabelledValue[];
}

/** True if a result may take the focus: the visitor has not moved it since sending, or the disabled button lost it. */
export function mayTakeFocus({ pressed }: SubmitResult): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === pressed;
}
