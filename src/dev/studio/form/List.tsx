import type { ListProps } from '../../../forms/types.ts';
import { fieldOptions } from '../../../forms/ui-schema.ts';
import { buttonClass } from '../../../ui/links/button.ts';
import styles from './form.module.css';

/** A list with its items and a button that adds one. */
export function List({ fieldPathId, items, canAdd, onAddClick, uiSchema, schema }: ListProps) {
  const { title = '', help } = fieldOptions(uiSchema);
  const itemDescription =
    typeof schema.items === 'object' && 'description' in schema.items && schema.items.description;
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{title}</legend>
      <p className={styles['hint']}>
        {[help, itemDescription].filter((text) => typeof text === 'string').join(' ')}
      </p>
      {items.length > 0 && <ol className={styles['items']}>{items}</ol>}
      {canAdd ? (
        <button type="button" className={buttonClass('secondary')} onClick={() => onAddClick()}>
          Add to {title.toLowerCase()}
        </button>
      ) : (
        <p className={styles['hint']}>This list is full. It can have {schema.maxItems} items.</p>
      )}
    </fieldset>
  );
}
