import { InlineText } from '../../ui/InlineText.tsx';
import { describedBy, errorId, fieldOf, hintId } from '../context.ts';
import styles from '../form.module.css';
import type { FieldProps } from '../types.ts';

/** A field: label, hint, control and error. Check boxes are in a fieldset whose legend is the label. */
export function Field(props: FieldProps) {
  const { id, label: name, required = false, rawErrors = [], registry, children } = props;
  // RJSF renders the form's root object with this template too.
  if (!name) return children;
  const { form } = registry.formContext;
  const field = fieldOf(registry.formContext, name);
  const isGroup = field.widget === 'checkboxes';
  const label = (
    <>
      {field.label}
      {required && form.requiredMark && <span className={styles['mark']}> {form.requiredMark}</span>}
    </>
  );
  const [error] = rawErrors;
  const body = (
    <>
      {field.hint && (
        <p className={styles['hint']} id={hintId(id)}>
          <InlineText text={field.hint} />
        </p>
      )}
      {children}
      {error && (
        <p className={styles['error']} id={errorId(id)}>
          {error}
        </p>
      )}
    </>
  );
  if (!isGroup) {
    return (
      <div
        className={styles['field']}
        data-field
        data-width={field.width}
        data-error={error ? true : undefined}
      >
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {body}
      </div>
    );
  }
  return (
    <fieldset
      className={styles['field']}
      data-field
      data-width={field.width}
      data-error={error ? true : undefined}
      aria-describedby={describedBy(id, field, Boolean(error))}
    >
      <legend className={styles['label']}>{label}</legend>
      {body}
    </fieldset>
  );
}
