import type { ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { fieldOf, type RjsfFormContext } from '../../../forms/context.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { buttonClass } from '../../../ui/links/button.ts';
import styles from './form.module.css';

type ListProps = ArrayFieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;

/** A list with its items and a button that adds one. */
export function List({ fieldPathId, title, items, canAdd, onAddClick, registry, schema }: ListProps) {
  const { label, hint } = fieldOf(registry.formContext, title);
  const itemDescription =
    typeof schema.items === 'object' && 'description' in schema.items && schema.items.description;
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{label}</legend>
      <p className={styles['hint']}>
        {[hint, itemDescription].filter((text) => typeof text === 'string').join(' ')}
      </p>
      {items.length > 0 && <ol className={styles['items']}>{items}</ol>}
      {canAdd ? (
        <button type="button" className={buttonClass('secondary')} onClick={() => onAddClick()}>
          Add to {label.toLowerCase()}
        </button>
      ) : (
        <p className={styles['hint']}>This list is full. It can have {schema.maxItems} items.</p>
      )}
    </fieldset>
  );
}
