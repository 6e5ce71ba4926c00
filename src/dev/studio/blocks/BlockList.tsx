import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../controls/announce.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import { labelFor, summaryOf } from '../labels.ts';
import type { BlockValue } from '../protocol.ts';
import styles from '../Studio.module.css';

/** What can be done with a page's blocks. */
export interface BlockActions {
  select: (key: number | null) => void;
  move: (key: number, to: number) => void;
  duplicate: (key: number) => void;
  remove: (key: number) => void;
}

/** A page's blocks, and what the check says of them. */
export interface BlockListProps {
  blocks: BlockValue[];
  keys: readonly number[];
  selected: number | null;
  /** Numbers of errors by place of the block. */
  errors: ReadonlyMap<number | null, number>;
  actions: BlockActions;
}

/** What a person would call a block. */
export function blockName(block: BlockValue | undefined): string {
  return labelFor(String(block?.['type'] ?? 'Block'));
}

/** A page's blocks from top to bottom: choose, move, duplicate, remove. */
export function BlockList({ blocks, keys, selected, errors, actions }: BlockListProps) {
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [focusOn, setFocusOn] = useState<number | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${focusOn}"]`)?.focus();
    setFocusOn(null);
  }, [focusOn]);

  function move(key: number, to: number) {
    const name = blockName(blocks[keys.indexOf(key)]);
    if (to < 0 || to >= blocks.length) {
      announce(`${name} is ${to < 0 ? 'the first' : 'the last'} block already.`);
      return;
    }
    actions.move(key, to);
    setFocusOn(key);
    announce(`Moved ${name} to place ${to + 1} of ${blocks.length}.`);
  }

  function remove(key: number) {
    const index = keys.indexOf(key);
    announce(`Removed ${blockName(blocks[index])}. Undo brings it back.`);
    setFocusOn(keys[index + 1] ?? keys[index - 1] ?? null);
    actions.remove(key);
  }

  function onKeyDown(event: KeyboardEvent, key: number, index: number) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (event.altKey) move(key, index + by);
    else setFocusOn(keys[index + by] ?? null);
  }

  return (
    <ol className={styles['list']} ref={list}>
      {blocks.map((block, index) => {
        const key = keys[index] ?? index;
        const name = blockName(block);
        const isSelected = key === selected;
        return (
          <li
            key={key}
            className={styles['block']}
            draggable
            data-dragged={key === dragged || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(key);
            }}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== key) move(dragged, index);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <button
              type="button"
              className={styles['entry']}
              data-key={key}
              aria-current={isSelected || undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => actions.select(key)}
              onKeyDown={(event) => onKeyDown(event, key, index)}
            >
              <span className={styles['entryName']}>{name}</span>
              <span className={styles['entryNote']}>{summaryOf(block)}</span>
              <ErrorCount count={errors.get(index)} />
            </button>
            {isSelected && (
              <div className={styles['tools']}>
                <IconButton
                  icon="up"
                  label={`Move ${name} up`}
                  isOff={index === 0}
                  onPress={() => move(key, index - 1)}
                />
                <IconButton
                  icon="down"
                  label={`Move ${name} down`}
                  isOff={index === blocks.length - 1}
                  onPress={() => move(key, index + 1)}
                />
                <IconButton
                  icon="copy"
                  label={`Duplicate ${name}`}
                  onPress={() => {
                    actions.duplicate(key);
                    announce(`Duplicated ${name}.`);
                  }}
                />
                <IconButton icon="remove" label={`Remove ${name}`} onPress={() => remove(key)} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
