import { useId } from 'react';
import type { Schema } from '../../../../compiler/schema/schema-set.ts';
import type { ListProps } from '../../../../forms/types.ts';
import { fieldOptions } from '../../../../forms/ui-schema.ts';
import { Button } from '../../controls/Button.tsx';
import styles from '../form.module.css';
import { useFocusNewItem } from '../list-of-texts.tsx';
import { FileButtons } from '../pictures/FileButtons.tsx';
import { alternativeIn, requiredPicture } from '../pictures/picture-schema.ts';
import { useAddWithPicture } from './ListField.tsx';

/** Adds an item: an empty one, or one whose picture is chosen first. */
function AddItem({ fieldPathId, items, onAddClick, schema, title }: ListProps) {
  const addWithPicture = useAddWithPicture();
  const focusNew = useFocusNewItem();
  const id = useId();
  // A name keeps its capital letters.
  const label = `Add to ${/\p{Lu}/u.test(title.slice(1)) ? title : title.toLowerCase()}`;
  if (!addWithPicture) {
    return (
      <Button
        onClick={() => {
          onAddClick();
          focusNew([...fieldPathId.path, items.length]);
        }}
      >
        {label}
      </Button>
    );
  }
  const { items: item = {} } = schema as Schema;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list around is a fieldset, and this group is smaller
    <div role="group" aria-labelledby={id}>
      <FileButtons
        label={label}
        schema={requiredPicture(item)?.schema ?? {}}
        alternative={alternativeIn(item, [...fieldPathId.path, items.length])}
        onChoose={addWithPicture}
      >
        <p id={id} className={styles['hint']}>
          {label}: choose the picture first.
        </p>
      </FileButtons>
    </div>
  );
}

/** A list with its items and a control that adds one. */
export function List(props: ListProps) {
  const { fieldPathId, items, canAdd, uiSchema, schema } = props;
  const { title = '', help } = fieldOptions(uiSchema);
  const itemDescription =
    typeof schema.items === 'object' && 'description' in schema.items && schema.items.description;
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{title}</legend>
      <p className={styles['hint']} data-help-of="list">
        {[help, itemDescription].filter((text) => typeof text === 'string').join(' ')}
      </p>
      {items.length > 0 && <ol className={styles['items']}>{items}</ol>}
      {canAdd ? (
        <AddItem {...props} title={title} />
      ) : (
        <p className={styles['hint']}>This list is full. It can have {schema.maxItems} items.</p>
      )}
    </fieldset>
  );
}
