import { fillIn } from '@json-site/model/visitor';
import { buttonClass } from '@json-site/ui/links/button';
import { LIST_BUTTONS } from '../plain/list-buttons.ts';
import { NoScript, usePlain } from '../plain/NoScript.tsx';
import type { ListItemProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import styles from './List.module.css';
import { useEntries } from './List.tsx';

/** An item of a list, with buttons that move and remove it. */
export function FieldListItem(props: ListItemProps) {
  const { children, buttonsProps, index, itemKey, totalItems, schema, parentUiSchema, uiSchema, registry } =
    props;
  const { form, announce } = registry.formContext;
  const { title: item = '', inSentence = item } = fieldOptions(uiSchema);
  const { remove = '' } = fieldOptions(parentUiSchema);
  const { up = '', down = '', removed = '', moved = '' } = form.list ?? {};
  const { willChange, least } = useEntries();
  const isRemovable = totalItems > least;
  const isPlain = usePlain();
  const path = buttonsProps.fieldPathId.path.join('.');

  function move(direction: 'up' | 'down') {
    const target = direction === 'up' ? index - 1 : index + 1;
    willChange({ kind: 'moved', index: target, key: itemKey, direction });
    if (direction === 'up') buttonsProps.onMoveUpItem();
    else buttonsProps.onMoveDownItem();
    announce(fillIn(moved, { item, number: target + 1 }));
  }

  return (
    <div
      className={styles['item']}
      data-kind={schema.type === 'object' ? 'group' : 'field'}
      data-entry={isPlain ? path : undefined}
    >
      {children}
      <div className={styles['buttons']}>
        <NoScript>
          <input type="hidden" name={LIST_BUTTONS.entry} value={path} />
          {(isRemovable || isPlain) && (
            <button
              type="submit"
              className={buttonClass('quiet')}
              formNoValidate
              name={LIST_BUTTONS.remove}
              value={path}
            >
              {fillIn(remove, { item: inSentence })}
            </button>
          )}
        </NoScript>
        {buttonsProps.hasMoveUp && (
          <button type="button" className={buttonClass('quiet')} data-move="up" onClick={() => move('up')}>
            {fillIn(up, { item: inSentence })}
          </button>
        )}
        {buttonsProps.hasMoveDown && (
          <button
            type="button"
            className={buttonClass('quiet')}
            data-move="down"
            onClick={() => move('down')}
          >
            {fillIn(down, { item: inSentence })}
          </button>
        )}
        {isRemovable && (
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => {
              willChange({ kind: 'removed', index, length: totalItems - 1 });
              buttonsProps.onRemoveItem();
              announce(fillIn(removed, { item }));
            }}
          >
            {fillIn(remove, { item: inSentence })}
          </button>
        )}
      </div>
    </div>
  );
}
