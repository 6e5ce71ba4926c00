import type { ReactNode } from 'react';
import type { WidgetName } from '@json-site/model/widgets';
import { InlineText } from '@json-site/ui/InlineText';
import { describedBy, errorId, hintId } from '../context.ts';
import { CONTROLS } from '../controls.ts';
import styles from '../form.module.css';
import type { FrameProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { Label } from './Label.tsx';

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
  const { widget: named = '', help, width } = fieldOptions(props.uiSchema);
  const isGroup = schema.type === 'object' || schema.type === 'array';
  // Groups and lists name no widget, and the studio has other widgets.
  const widget = named in CONTROLS ? (named as WidgetName) : isGroup ? 'group' : 'text';
  const [error] = rawErrors;
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  // The fields of a group have the marks: the group itself needs nothing.
  const isMarked = required && !isItem && schema.type !== 'object';
  // The check boxes and the items of a list are not `required`.
  const label = <Label text={text} mark={isMarked && requiredMark} isMarkRead={schema.type === 'array'} />;
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
  const { label: place } = CONTROLS[widget];
  if (place === 'legend') {
    return (
      <fieldset
        {...frame}
        // Error messages of a list or a group link to it. Those of several controls link to the first one.
        {...(widget === 'group' && { id, tabIndex: -1 })}
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
      {place === 'above' && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {place === 'above' && hint}
      {children}
      {place === 'box' && hint}
      {message}
    </div>
  );
}
