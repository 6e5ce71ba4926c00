import { canExpand } from '@rjsf/utils';
import type { Schema } from '@json-site/compiler/schema';
import type { FieldsProps } from '@json-site/forms/inputs';
import { fieldOptions } from '@json-site/forms/inputs';
import styles from '../form.module.css';
import { AddEntry } from './DictionaryEntry.tsx';

/** The fields of an object. A nested object has a frame, and a dictionary a button that adds an entry. */
export function Group(props: FieldsProps) {
  const { fieldPathId, title, properties, uiSchema, schema, formData, optionalDataControl } = props;
  const contents = properties.map(({ content }) => content);
  const add = canExpand(schema, uiSchema, formData) && (
    <AddEntry path={fieldPathId.path} schema={schema as Schema} />
  );
  // The form has a heading above it, and an item of a list has the frame of ListItem.
  const isFramed = typeof fieldPathId.path.at(-1) === 'string';
  if (!isFramed) {
    return (
      <div className={styles['fields']}>
        {contents}
        {add}
      </div>
    );
  }
  const { help } = fieldOptions(uiSchema);
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={styles['groupHead']}>
        <p className={styles['hint']}>{typeof help === 'string' && help}</p>
        {optionalDataControl}
      </div>
      {contents.length > 0 && <div className={styles['fields']}>{contents}</div>}
      {add}
    </fieldset>
  );
}
