import { fieldOf } from '../../../forms/context.ts';
import type { SectionsProps } from '../../../forms/types.ts';
import styles from './form.module.css';

/** The properties of an object below each other; one inside another is framed. */
export function Group({ fieldPathId, title, properties, registry, optionalDataControl }: SectionsProps) {
  const contents = properties.map(({ content }) => content);
  // The whole form has its heading, an item of a list its own frame.
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
