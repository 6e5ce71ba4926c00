import type { Form } from '@json-site/model/content-types';
import invisible from '@json-site/ui/hidden.module.css';

/**
 * The button that Enter presses in a form that the browser sends: the first one. Without it, Enter would add an entry
 * to a list.
 */
export function DefaultButton({ form }: { form: Form }) {
  return (
    <button type="submit" className={invisible['hidden']} tabIndex={-1} aria-hidden="true" formNoValidate>
      {form.button.idle}
    </button>
  );
}
