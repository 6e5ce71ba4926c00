import type { Form } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { buttonClass } from '@json-site/ui/links/button';
import styles from './EmailQuestion.module.css';
import { correctEmail } from './email-slip.ts';

export interface EmailQuestionProps {
  form: Form;
  address: string;
  onCorrect: (address: string) => void;
}

/**
 * Asks about an address that looks like a slip, with a button that corrects it. The form can be sent without an answer.
 */
export function EmailQuestion({ form, address, onCorrect }: EmailQuestionProps) {
  const corrected = correctEmail(address);
  if (!corrected || !form.emailQuestion) return null;
  return (
    <button
      type="button"
      className={classes(buttonClass('quiet'), styles['question'])}
      onClick={() => onCorrect(corrected)}
    >
      {form.emailQuestion.replace('{address}', corrected)}
    </button>
  );
}
