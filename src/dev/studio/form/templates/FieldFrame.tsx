import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import type { Schema } from '@json-site/compiler/schema';
import type { FrameProps } from '@json-site/forms/inputs';
import { Field } from '@json-site/forms/inputs';
import styles from '../form.module.css';
import { DictionaryEntry } from './DictionaryEntry.tsx';

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
    <Field {...props} label={isEntry ? ((schema as Schema).entryTitles?.[1] ?? 'Value') : label} />
  );
  if (!isEntry) return field;
  return (
    <DictionaryEntry id={id} schema={schema as Schema} onRemove={props.onRemoveProperty}>
      {field}
    </DictionaryEntry>
  );
}
