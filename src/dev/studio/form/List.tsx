import type { ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { fieldOf, type RjsfFormContext } from '../../../forms/context.ts';
import type { FormValues } from '../../../forms/values/form-values.ts';
import { buttonClass } from '../../../ui/links/button.ts';
import styles from './form.module.css';

type ListProps = ArrayFieldTemplateProps<FormValues, RJSFSchema, RjsfFormContext>;

/** A list: its items in order and a button for one more. */
export function List({ fieldPathId, title, items, canAdd, onAddClick, registry, schema }: ListProps) {
  const { label, hint } = fieldOf(registry.formContext, title);
  const inner = typeof schema.items === 'object' && 'description' in schema.items && schema.items.description;
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{label}</legend>
      <p className={styles['hint']}>{[hint, inner].filter((text) => typeof text === 'string').join(' ')}</p>
      {items.length > 0 && <ol className={styles['items']}>{items}</ol>}
      {canAdd ? (
        <button type="button" className={buttonClass('secondary')} onClick={() => onAddClick()}>
          Add to {label.toLowerCase()}
        </button>
      ) : (
        <p className={styles['hint']}>Full: {schema.maxItems} at most.</p>
      )}
    </fieldset>
  );
}
