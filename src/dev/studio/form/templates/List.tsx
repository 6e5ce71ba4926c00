import { createContext, useContext, useId } from 'react';
import type { Schema } from '@json-site/compiler/schema';
import { withoutMarkup } from '@json-site/compiler/words';
import type { ListProps, ObjectProps } from '@json-site/forms/inputs';
import { arrayField as ArrayField, fieldOptions } from '@json-site/forms/inputs';
import type { FormValues } from '@json-site/forms/values';
import { Button } from '../../controls/Button.tsx';
import { focusField, idOf } from '../field-ids.ts';
import styles from '../form.module.css';
import { EditedPartContext } from '../list-of-texts.tsx';
import { FileButtons } from '../pictures/FileButtons.tsx';
import { alternativeIn, requiredPicture } from '../pictures/picture-schema.ts';

/** Adds an item with a picture to the list around. Null when its items need no picture. */
const AddWithPicture = createContext<((picture: string) => void) | null>(null);

/** A list. RJSF can only add an empty item, which would lack its picture. */
export function ListField(props: ObjectProps) {
  const { schema, formData, fieldPathId, onChange } = props;
  const { items } = schema as Schema;
  const property = items && requiredPicture(items);
  const before: unknown[] = Array.isArray(formData) ? formData : [];
  const add = (picture: string) =>
    // RJSF passes lists on unchanged.
    onChange([...before, { [property?.name ?? '']: picture }] as unknown as FormValues, fieldPathId.path);
  return (
    <AddWithPicture value={property === undefined ? null : add}>
      <ArrayField {...props} />
    </AddWithPicture>
  );
}

/** Adds an item: an empty one, or one whose picture is chosen first. */
function AddItem({ fieldPathId, items, onAddClick, schema, title }: ListProps) {
  const addWithPicture = useContext(AddWithPicture);
  const part = useContext(EditedPartContext);
  const id = useId();
  // A name keeps its capital letters.
  const label = `Add to ${/\p{Lu}/u.test(title.slice(1)) ? title : title.toLowerCase()}`;
  const path = [...fieldPathId.path, items.length];

  function addEmpty() {
    const setFresh = () => part?.setFresh(idOf(path));
    onAddClick();
    setFresh();
    // The field before it loses the focus, after which no field is fresh.
    requestAnimationFrame(() => void focusField(path).then(setFresh));
  }

  if (!addWithPicture) return <Button onClick={addEmpty}>{label}</Button>;
  const { items: item = {} } = schema as Schema;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list around is a fieldset, and this group is smaller
    <div role="group" aria-labelledby={id}>
      <FileButtons
        label={label}
        schema={requiredPicture(item)?.schema ?? {}}
        alternative={alternativeIn(item, path)}
        onChoose={addWithPicture}
      >
        <p id={id} className={styles['hint']}>
          {label}: choose the picture first.
        </p>
      </FileButtons>
    </div>
  );
}

export function List(props: ListProps) {
  const { fieldPathId, items, canAdd, uiSchema, schema } = props;
  const { title = '', help } = fieldOptions(uiSchema);
  const itemDescription =
    typeof schema.items === 'object' && 'description' in schema.items && schema.items.description;
  return (
    <fieldset className={styles['group']} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles['legend']}>{title}</legend>
      <p className={styles['hint']} data-help-of="list">
        {[help, itemDescription && withoutMarkup(itemDescription)].filter(Boolean).join(' ')}
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
