import type { ReactNode } from 'react';
import { InlineText } from '../../ui/InlineText.tsx';
import { describedBy, errorId, hintId } from '../context.ts';
import styles from '../form.module.css';
import type { FrameProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { Label } from './Label.tsx';

/** Widgets that consist of several controls, each with its own label. */
const SEVERAL_CONTROLS = new Set(['checkboxes', 'radios', 'yes-no']);

/** A field: label, hint, control and error. Several controls are in a fieldset whose legend is the label. */
export function Field(props: FrameProps): ReactNode {
  const {
    id,
    fieldPathId,
    label: text,
    required = false,
    rawErrors = [],
    registry,
    schema,
    children,
  } = props;
  // RJSF renders the form's root object with this template too.
  if (fieldPathId.path.length === 0) return children;
  const { requiredMark } = registry.formContext.form;
  const { widget = '', help, width } = fieldOptions(props.uiSchema);
  const [error] = rawErrors;
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  const label = <Label text={text} mark={required && !isItem && requiredMark} />;
  const frame = {
    className: styles['field'],
    'data-field': true,
    'data-width': width,
    'data-error': error ? true : undefined,
  };
  const hint = help && (
    <p className={styles['hint']} id={hintId(id)}>
      <InlineText text={help} />
    </p>
  );
  const message = error && (
    <p className={styles['error']} id={errorId(id)}>
      {error}
    </p>
  );
  const isGroup = schema.type === 'object' || schema.type === 'array';
  if (isGroup || SEVERAL_CONTROLS.has(widget)) {
    return (
      <fieldset
        {...frame}
        // Error messages of a list or a group link to it. Those of several controls link to the first one.
        {...(!SEVERAL_CONTROLS.has(widget) && { id, tabIndex: -1 })}
        aria-describedby={describedBy(id, help !== undefined, error !== undefined)}
      >
        <legend className={styles['label']}>{label}</legend>
        {hint}
        {children}
        {message}
      </fieldset>
    );
  }
  return (
    <div {...frame}>
      {/* The label of a single check box is next to the box. */}
      {widget !== 'checkbox' && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {widget !== 'checkbox' && hint}
      {children}
      {widget === 'checkbox' && hint}
      {message}
    </div>
  );
}
