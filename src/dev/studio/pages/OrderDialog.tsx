import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { SelectInput } from '../controls/fields.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { moveKey } from '../controls/move-key.ts';
import rows from '../controls/rows.module.css';
import { useDrag } from '../controls/use-drag.ts';
import type { ChangeResult, DocumentEntry, ListOrder, StudioSite } from '../protocol.ts';
import styles from './OrderDialog.module.css';
import { documentsIn, listsToOrder } from './sections.ts';

interface OrderedListProps {
  documents: readonly DocumentEntry[];
  onChange: (documents: DocumentEntry[]) => void;
}

/** Documents to drag, or to move by buttons or Alt and an arrow key. */
function OrderedList({ documents, onChange }: OrderedListProps) {
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  /** The place whose button gets the focus, after the document that had it has moved there. */
  const [focused, setFocused] = useState<{ index: number; by: number } | null>(null);

  useEffect(() => {
    if (!focused) return;
    list.current?.children[focused.index]
      ?.querySelector<HTMLElement>(`[data-by="${focused.by}"] > *`)
      ?.focus();
  }, [focused]);

  function move(from: number, to: number) {
    const moved = documents[from];
    if (!moved || to < 0 || to >= documents.length) return;
    onChange(documents.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(`Moved ${moved.title} to position ${to + 1} of ${documents.length}.`);
  }

  function moveBy(index: number, by: number) {
    move(index, index + by);
    setFocused({ index: Math.min(Math.max(index + by, 0), documents.length - 1), by });
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const by = moveKey(event);
    if (!by) return;
    event.preventDefault();
    moveBy(index, by);
  }

  const draggable = useDrag(move);
  return (
    <ol ref={list} className={rows['list']}>
      {documents.map(({ file, kind, title, address, isDraft }, index) => (
        <li
          key={file}
          className={styles['page']}
          {...draggable(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <span className={rows['body']}>
            {title}{' '}
            <span className={rows['note']}>
              {kind === 'pages' && address}
              {isDraft && ' (draft)'}
            </span>
          </span>
          <span data-by="-1">
            <IconButton
              icon="up"
              label={`Move up: ${title}`}
              isDisabled={index === 0}
              onPress={() => moveBy(index, -1)}
            />
          </span>
          <span data-by="1">
            <IconButton
              icon="down"
              label={`Move down: ${title}`}
              isDisabled={index === documents.length - 1}
              onPress={() => moveBy(index, 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface OrderDialogProps {
  entry: DocumentEntry;
  site: StudioSite;
  /** Called after the order was saved. */
  onDone: () => void;
  onClose: () => void;
}

/** Orders the pages of a section, as menus and cards show them, or the records of a collection. */
export function OrderDialog({ entry, site, onDone, onClose }: OrderDialogProps) {
  const { documents, kinds } = site;
  const lists = listsToOrder(entry, documents);
  const [list = '', setList] = useState(lists[0]);
  const [ordered, setOrdered] = useState(() => documentsIn(list, documents));
  const nameOf = (address: string) => documents.find((one) => one.address === address)?.title ?? address;
  const isOfPages = entry.kind === 'pages';
  const label = kinds.find(({ id }) => id === list)?.label ?? list;

  async function save(signal: AbortSignal) {
    const order: ListOrder = { list, files: ordered.map(({ file }) => file) };
    const { diagnostics } = await callDevApi<ChangeResult>('studio/order', order, signal);
    if (diagnostics.length > 0) return diagnostics;
    onClose();
    onDone();
    return [];
  }

  return (
    <FormDialog
      title={isOfPages ? `Order the pages below ${nameOf(list)}` : `Order “${label}”`}
      submit="Save the order"
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {isOfPages
          ? 'Menus and cards list these pages in this order.'
          : 'Lists without another order follow this one.'}{' '}
        Drag an entry, or move it with its buttons.
      </p>
      {lists.length > 1 && (
        <SelectInput
          label="Pages below"
          value={list}
          onChange={(address) => {
            setList(address);
            setOrdered(documentsIn(address, documents));
          }}
        >
          {lists.map((address) => (
            <option key={address} value={address}>
              {nameOf(address)} ({address})
            </option>
          ))}
        </SelectInput>
      )}
      <OrderedList documents={ordered} onChange={setOrdered} />
    </FormDialog>
  );
}
