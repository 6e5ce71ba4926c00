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

interface Entries {
  /** Passes the next change of an entry to its list. */
  willChange: (change: ListChange) => void;
  /** The fewest entries that the list can be sent with. */
  least: number;
}

const EntriesContext = createContext<Entries>({ willChange: () => undefined, least: 0 });

export const useEntries = () => useContext(EntriesContext);

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
export function FieldList(props: ListProps) {
  const { items, canAdd, onAddClick, uiSchema, schema, registry, fieldPathId, required } = props;
  const { add } = fieldOptions(uiSchema);
  const isPlain = usePlain();
  const path = fieldPathId.path.join('.');
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef<ListChange>(undefined);
  // A list that is not required can also have no entries.
  const least = required ? (schema.minItems ?? 0) : 0;

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
      {...(isPlain && { 'data-list': path, 'data-most': schema.maxItems, 'data-least': least })}
    >
      <div className={styles['items']} data-items>
        <EntriesContext
          value={{
            least,
            willChange: (change) => {
              pending.current = change;
            },
          }}
        >
          {items}
        </EntriesContext>
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
