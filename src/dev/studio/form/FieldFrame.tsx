import { Field } from '../../../forms/templates/Field.tsx';
import type { FrameProps } from '../../../forms/types.ts';
import styles from './form.module.css';

/** Frames a field. Objects and lists show their label themselves, so this frame only adds their errors. */
export function FieldFrame(props: FrameProps) {
  const { schema, rawErrors = [], children, id } = props;
  const isGroup = schema.type === 'object' || schema.type === 'array';
  if (!isGroup) return <Field {...props} />;
  return (
    <div className={styles['part']} data-error={rawErrors.length > 0 || undefined}>
      {rawErrors.map((error) => (
        <p key={error} className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      ))}
      {children}
    </div>
  );
}
