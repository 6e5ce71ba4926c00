import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shortSummaryOf } from '@json-site/compiler/words';
import { useAnnounce } from '@json-site/dev/shared';
import { Entry } from '../controls/Entry.tsx';
import entries from '../controls/entries.module.css';
import { IconButton } from '../controls/IconButton.tsx';
import { useDrag } from '../controls/use-drag.ts';
import type { PartIndex } from '../diagnostics/diagnostic-paths.ts';
import type { BlockValue } from '../protocol.ts';
import { copyBlock } from '../state/copied-block.ts';
import type { PartKey } from '../state/document-parts.ts';
import { blocksOf, duplicateBlock, moveBlock, removeBlock } from '../state/history.ts';
import type { OpenDocument } from '../state/use-open-page.ts';
import { blockLabel } from '../values/label-path.ts';
import styles from './BlockList.module.css';

export interface BlockListProps {
  document: OpenDocument;
  selected: PartKey;
  errors: ReadonlyMap<PartIndex, number>;
  onSelect: (part: PartKey) => void;
  onInsert: (index: number) => void;
}

/** Lists the blocks of a page, to select, move, duplicate and remove them. */
export function BlockList({ document, selected, errors, onSelect, onInsert }: BlockListProps) {
  const announce = useAnnounce();
  const { site, entry, page, state } = document;
  const { keys } = page.history.now;
  const blocks = blocksOf(page.history.now);
  const blockName = (block: BlockValue | undefined) =>
    blockLabel(String(block?.['type'] ?? 'Block'), site.schemas);
  const list = useRef<HTMLOListElement>(null);
  /** Key of the block that receives the focus after the next render. */
  const [focusKey, setFocusKey] = useState<number | null>(null);

  useEffect(() => {
    if (focusKey === null) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${focusKey}"]`)?.focus();
    setFocusKey(null);
  }, [focusKey]);

  function move(key: number, to: number) {
    const name = blockName(blocks[keys.indexOf(key)]);
    if (to < 0 || to >= blocks.length) {
      announce(`${name} is already the ${to < 0 ? 'first' : 'last'} block.`);
      return;
    }
    state.change((history) => moveBlock(history, key, to));
    setFocusKey(key);
    announce(`Moved ${name} to position ${to + 1} of ${blocks.length}.`);
  }

  const draggable = useDrag((from, to) => move(keys[from] ?? -1, to));

  function duplicate(key: number, name: string) {
    state.change((history) => duplicateBlock(history, key));
    announce(`Duplicated ${name}.`);
  }

  function copy(block: BlockValue) {
    const isCopied = copyBlock(block, entry.title);
    announce(
      isCopied
        ? `Copied ${blockName(block)}. Open a page, and press “Add a block”.`
        : 'Not copied: the storage of this browser is full.',
    );
  }

  function remove(key: number) {
    const index = keys.indexOf(key);
    state.change((history) => removeBlock(history, key));
    onSelect(null);
    setFocusKey(keys[index + 1] ?? keys[index - 1] ?? null);
    announce(`Removed ${blockName(blocks[index])}. Undo restores it.`);
  }

  function onKeyDown(event: KeyboardEvent, key: number, index: number) {
    const offset = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (offset === 0) return;
    event.preventDefault();
    if (event.altKey) move(key, index + offset);
    else setFocusKey(keys[index + offset] ?? null);
  }

  return (
    <ol className={entries['list']} ref={list}>
      {blocks.map((block, index) => {
        const key = keys[index] ?? index;
        const name = blockName(block);
        const isSelected = key === selected;
        return (
          <li key={key} className={styles['block']} {...draggable(index)}>
            <Entry
              name={name}
              note={shortSummaryOf(block)}
              errors={errors.get(index)}
              data-key={key}
              aria-current={isSelected || undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onSelect(key)}
              onKeyDown={(event) => onKeyDown(event, key, index)}
            />
            {isSelected && (
              <div className={styles['tools']}>
                <IconButton
                  icon="up"
                  label={`Move ${name} up`}
                  isDisabled={index === 0}
                  onPress={() => move(key, index - 1)}
                />
                <IconButton
                  icon="down"
                  label={`Move ${name} down`}
                  isDisabled={index === blocks.length - 1}
                  onPress={() => move(key, index + 1)}
                />
                <IconButton icon="copy" label={`Duplicate ${name}`} onPress={() => duplicate(key, name)} />
                <IconButton
                  icon="clipboard"
                  label={`Copy ${name} for another page`}
                  onPress={() => copy(block)}
                />
                <IconButton icon="remove" label={`Remove ${name}`} onPress={() => remove(key)} />
              </div>
            )}
            <button
              type="button"
              className={styles['insert']}
              // One stop of the Tab key for each block is enough; the selected block offers it as well.
              tabIndex={isSelected ? 0 : -1}
              aria-label={
                blocks[index + 1]
                  ? `Insert a block between ${name} and ${blockName(blocks[index + 1])}`
                  : `Insert a block after ${name}`
              }
              onClick={() => onInsert(index + 1)}
            >
              +
            </button>
          </li>
        );
      })}
    </ol>
  );
}
