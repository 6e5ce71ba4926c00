import type { FieldsProps } from '../../../forms/types.ts';
import { fieldOptions } from '../../../forms/ui-schema.ts';
import styles from './form.module.css';

/** The fields of an object. A nested object has a frame. */
export function Group({ fieldPathId, title, properties, uiSchema, optionalDataControl }: FieldsProps) {
  const contents = properties.map(({ content }) => content);
  // The form has a heading above it, and an item of a list has the frame of ListItem.
  const isFramed = typeof fieldPathId.path.at(-1) === 'string';
  if (!isFramed) return <div className={styles['fields']}>{contents}</div>;
  const { help } = fieldOptions(uiSchema);
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={styles['groupHead']}>
        <p className={styles['hint']}>{typeof help === 'string' && help}</p>
        {optionalDataControl}
      </div>
      {contents.length > 0 && <div className={styles['fields']}>{contents}</div>}
    </fieldset>
  );
}
