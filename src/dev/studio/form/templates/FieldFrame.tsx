import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { Field } from '../../../../forms/templates/Field.tsx';
import type { FrameProps } from '../../../../forms/types.ts';
import fields from '../../controls/fields.module.css';
import { IconButton } from '../../controls/IconButton.tsx';
import styles from '../form.module.css';

/** The name of an entry of a dictionary, which the author can change, and a button that removes the entry. */
function EntryName({ id, label, onKeyRenameBlur, onRemoveProperty }: FrameProps) {
  return (
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
          onBlur={onKeyRenameBlur}
        />
      </div>
      <IconButton icon="remove" label={`Remove ${label}`} onPress={onRemoveProperty} />
    </div>
  );
}

/** Frames a field. Objects and lists show their label themselves, so this frame only adds their errors. */
export function FieldFrame(props: FrameProps) {
  const { schema, rawErrors = [], children, id } = props;
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
    <Field {...props} label={isEntry ? (schema.title ?? 'Value') : props.label} />
  );
  if (!isEntry) return field;
  return (
    <fieldset className={styles['entry']} aria-label={props.label}>
      <EntryName {...props} />
      {field}
    </fieldset>
  );
}
