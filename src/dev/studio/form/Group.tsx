import { fieldOf } from '../../../forms/context.ts';
import type { SectionsProps } from '../../../forms/types.ts';
import styles from './form.module.css';

/** The fields of an object. A nested object has a frame. */
export function Group({ fieldPathId, title, properties, registry, optionalDataControl }: SectionsProps) {
  const contents = properties.map(({ content }) => content);
  // The form has a heading above it, and an item of a list has the frame of ListItem.
  const isFramed = typeof fieldPathId.path.at(-1) === 'string';
  if (!isFramed) return <div className={styles['fields']}>{contents}</div>;
  const { label, hint } = fieldOf(registry.formContext, title);
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['groupHead']}>
        <p className={styles['hint']}>{typeof hint === 'string' && hint}</p>
        {optionalDataControl}
      </div>
      {contents.length > 0 && <div className={styles['fields']}>{contents}</div>}
    </fieldset>
  );
}
