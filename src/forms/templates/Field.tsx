import { InlineText } from '../../ui/InlineText.tsx';
import { errorId, fieldOf, hintId } from '../context.ts';
import styles from '../form.module.css';
import type { FieldProps } from '../types.ts';

/** A field: label, hint, control and message. The boxes of a group stand in a fieldset that carries the label. */
export function Field(props: FieldProps) {
  const { id, label: name, required = false, rawErrors = [], registry, children } = props;
  // The form itself comes through here as well.
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
  const describing = [field.hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles['field']}
      data-field
      data-width={field.width}
      data-error={error ? true : undefined}
      aria-describedby={describing || undefined}
    >
      <legend className={styles['label']}>{label}</legend>
      {body}
    </fieldset>
  );
}
