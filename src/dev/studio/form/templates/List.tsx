import { createContext, useContext, useId } from 'react';
import type { Schema } from '@json-site/compiler/schema';
import { withoutMarkup } from '@json-site/compiler/words';
import type { ListProps, ObjectProps } from '@json-site/forms/inputs';
import { arrayField as ArrayField, fieldOptions } from '@json-site/forms/inputs';
import type { FormValues } from '@json-site/forms/values';
import { Button } from '../../controls/Button.tsx';
import { inEditorsWords } from '../../values/editors-words.ts';
import { focusField, idOf } from '../field-ids.ts';
import styles from '../form.module.css';
import { emptyItem, newPart } from '../form-schema.ts';
import { EditedPartContext } from '../list-of-texts.tsx';
import { FileButtons } from '../pictures/FileButtons.tsx';
import { alternativeIn, requiredPicture } from '../pictures/picture-schema.ts';

/** Adds an item to the list around. */
const AddToList = createContext<(item: unknown) => void>(() => undefined);

/** A list. RJSF can only add an empty item, which would lack its picture, or be of the wrong kind. */
export function ListField(props: ObjectProps) {
  const { formData, fieldPathId, onChange } = props;
  const before: unknown[] = Array.isArray(formData) ? formData : [];
  const add = (item: unknown) =>
    // RJSF passes lists on unchanged.
    onChange([...before, item] as unknown as FormValues, fieldPathId.path);
  return (
    <AddToList value={add}>
      <ArrayField {...props} />
    </AddToList>
  );
}

const withSmallLetter = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Adds an item: an empty one, one of the kind that is chosen, or one whose picture is chosen first. */
function AddItem({ fieldPathId, items, onAddClick, schema, title }: ListProps) {
  const addToList = useContext(AddToList);
  const part = useContext(EditedPartContext);
  const id = useId();
  // A name keeps its capital letters.
  const label = `Add to ${/\p{Lu}/u.test(title.slice(1)) ? title : title.toLowerCase()}`;
  const path = [...fieldPathId.path, items.length];

  function add(how: () => void) {
    const setFresh = () => part?.setFresh(idOf(path));
    how();
    setFresh();
    // The field before it loses the focus, after which no field is fresh.
    requestAnimationFrame(() => void focusField(path).then(setFresh));
  }

  const { items: item = {} } = schema as Schema;
  if (item.alternatives)
    return (
      // biome-ignore lint/a11y/useSemanticElements: the list around is a fieldset, and this group is smaller
      <div role="group" aria-label={label} className={styles['kinds']}>
        {Object.entries(item.alternatives).map(([name, one]) => (
          <Button
            key={name}
            onClick={() => add(() => addToList(one.type === 'object' ? newPart(one) : emptyItem(one)))}
          >
            Add {withSmallLetter(one.title ?? name)}
          </Button>
        ))}
      </div>
    );
  const picture = requiredPicture(item);
  if (!picture) return <Button onClick={() => add(onAddClick)}>{label}</Button>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list around is a fieldset, and this group is smaller
    <div role="group" aria-labelledby={id}>
      <FileButtons
        label={label}
        schema={picture.schema}
        alternative={alternativeIn(item, path)}
        onChoose={(file) => addToList({ [picture.name]: file })}
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
        {[help, itemDescription && inEditorsWords(withoutMarkup(itemDescription))].filter(Boolean).join(' ')}
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
