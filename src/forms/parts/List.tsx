import { createContext, type ReactElement, useContext, useEffect, useRef } from 'react';
import { fillIn } from '@json-site/model/visitor';
import { buttonClass } from '@json-site/ui/links/button';
import { LIST_BUTTONS } from '../plain/list-buttons.ts';
import { NoScript, usePlain } from '../plain/NoScript.tsx';
import type { ListProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import styles from './List.module.css';

/** A change of a list that is about to be rendered. */
export type ListChange =
  | { kind: 'added'; index: number; length: number }
  | { kind: 'removed'; index: number; length: number }
  | { kind: 'moved'; index: number; key: string | null; direction: 'up' | 'down' };

/** Passes the next change of an item to its list. */
const Changes = createContext<(change: ListChange) => void>(() => undefined);

export const useListChange = () => useContext(Changes);

const CONTROLS = 'input, select, textarea, button';

/** Returns the element that gets the focus after a change. */
function focusTarget(change: ListChange, list: Element, items: Element[]): HTMLElement | null | undefined {
  const item = items[change.index];
  if (change.kind === 'added') return item?.querySelector<HTMLElement>(CONTROLS);
  if (change.kind === 'removed') {
    return (item ?? list).querySelector<HTMLElement>(item ? 'fieldset, input, select' : '[data-add]');
  }
  const sameButton = item?.querySelector<HTMLElement>(`[data-move="${change.direction}"]`);
  return sameButton ?? item?.querySelector<HTMLElement>('[data-move]');
}

/** A list: its items, and a button that adds one. */
export function FieldList({ items, canAdd, onAddClick, uiSchema, schema, registry, fieldPathId }: ListProps) {
  const { add } = fieldOptions(uiSchema);
  const isPlain = usePlain();
  const path = fieldPathId.path.join('.');
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef<ListChange>(undefined);

  /** Sets the focus once the change is on the page. */
  useEffect(() => {
    const change = pending.current;
    if (!change || !list.current) return;
    const isShown =
      change.kind === 'moved'
        ? (items[change.index] as ReactElement | undefined)?.key === change.key
        : items.length === change.length;
    if (!isShown) return;
    pending.current = undefined;
    focusTarget(change, list.current, [
      ...list.current.querySelectorAll(':scope > [data-items] > *'),
    ])?.focus();
  });

  return (
    <div
      ref={list}
      className={styles['list']}
      {...(isPlain && { 'data-list': path, 'data-most': schema.maxItems })}
    >
      <div className={styles['items']} data-items>
        <Changes
          value={(change) => {
            pending.current = change;
          }}
        >
          {items}
        </Changes>
      </div>
      {(canAdd || isPlain) && (
        <NoScript>
          <button
            type="submit"
            className={buttonClass('secondary')}
            formNoValidate
            name={LIST_BUTTONS.add}
            value={path}
          >
            {add}
          </button>
        </NoScript>
      )}
      {canAdd && !isPlain && (
        <button
          type="button"
          className={buttonClass('secondary')}
          data-add
          onClick={() => {
            pending.current = { kind: 'added', index: items.length, length: items.length + 1 };
            const { form, announce } = registry.formContext;
            onAddClick();
            const label = fillIn(fieldOptions(uiSchema).itemLabel ?? '', { number: items.length + 1 });
            announce(fillIn(form.list?.added ?? '', { item: label }));
          }}
        >
          {add}
        </button>
      )}
    </div>
  );
}
