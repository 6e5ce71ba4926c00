import type { ReactNode } from 'react';
import { InlineText } from '../../ui/InlineText.tsx';
import { describedBy, errorId, hintId } from '../context.ts';
import styles from '../form.module.css';
import type { FrameProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';

/** Widgets that consist of several controls. */
const GROUPS = new Set(['checkboxes', 'radios', 'yes-no']);

/** A field: label, hint, control and error. Several controls are in a fieldset whose legend is the label. */
export function Field(props: FrameProps): ReactNode {
  const { id, fieldPathId, label: text, required = false, rawErrors = [], registry, children } = props;
  // RJSF renders the form's root object with this template too.
  if (fieldPathId.path.length === 0) return children;
  const { requiredMark } = registry.formContext.form;
  const { widget = '', help, width } = fieldOptions(props.uiSchema);
  const [error] = rawErrors;
  const label = (
    <>
      {text}
      {required && requiredMark && <span className={styles['mark']}> {requiredMark}</span>}
    </>
  );
  const frame = {
    className: styles['field'],
    'data-field': true,
    'data-width': width,
    'data-error': error ? true : undefined,
  };
  const body = (
    <>
      {help && (
        <p className={styles['hint']} id={hintId(id)}>
          <InlineText text={help} />
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
  if (GROUPS.has(widget)) {
    return (
      <fieldset {...frame} aria-describedby={describedBy(id, help !== undefined, error !== undefined)}>
        <legend className={styles['label']}>{label}</legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div {...frame}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {body}
    </div>
  );
}
