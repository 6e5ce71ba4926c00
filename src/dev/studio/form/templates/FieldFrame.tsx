import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { Field } from '../../../../forms/templates/Field.tsx';
import type { FrameProps } from '../../../../forms/types.ts';
import fields from '../../controls/fields.module.css';
import { IconButton } from '../../controls/IconButton.tsx';
import styles from '../form.module.css';

/** Frames a field. Objects and lists show their label themselves, so this frame only adds their errors. */
export function FieldFrame(props: FrameProps) {
  const { schema, rawErrors = [], children, id, label } = props;
  const isEntry = ADDITIONAL_PROPERTY_FLAG in schema;
  const isGroup = schema.type === 'object' || schema.type === 'array';
  const field = isGroup ? (
    <div className={styles['part']} data-error={rawErrors.length > 0 || undefined}>
      {rawErrors.map((error) => (
        <p key={error} className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      ))}
      {children}
    </div>
  ) : (
    <Field {...props} label={isEntry ? (schema.title ?? 'Value') : label} />
  );
  if (!isEntry) return field;
  // The author can change the name of an entry of a dictionary, and remove the entry.
  return (
    <fieldset className={styles['entry']} aria-label={label}>
      <div className={styles['entryName']}>
        <div>
          <label className={fields['label']} htmlFor={`${id}-key`}>
            Name
          </label>
          <input
            id={`${id}-key`}
            key={label}
            className={fields['input']}
            type="text"
            defaultValue={label}
            onBlur={props.onKeyRenameBlur}
          />
        </div>
        <IconButton icon="remove" label={`Remove ${label}`} onPress={props.onRemoveProperty} />
      </div>
      {field}
    </fieldset>
  );
}
