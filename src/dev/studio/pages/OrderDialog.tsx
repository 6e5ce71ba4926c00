import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { FormDialog } from '../controls/FormDialog.tsx';
import { SelectInput } from '../controls/fields.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { moveKey } from '../controls/move-key.ts';
import rows from '../controls/rows.module.css';
import { useDrag } from '../controls/use-drag.ts';
import type { ChangeResult, DocumentEntry, PageOrder } from '../protocol.ts';
import styles from './OrderDialog.module.css';
import { pagesBelow, sectionsToOrder } from './sections.ts';

interface PageListProps {
  pages: readonly DocumentEntry[];
  onChange: (pages: DocumentEntry[]) => void;
}

/** Pages to drag, or to move by buttons or Alt and an arrow key. */
function PageList({ pages, onChange }: PageListProps) {
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  /** The place whose button gets the focus, after the page that had it has moved there. */
  const [focused, setFocused] = useState<{ index: number; by: number } | null>(null);

  useEffect(() => {
    if (!focused) return;
    list.current?.children[focused.index]
      ?.querySelector<HTMLElement>(`[data-by="${focused.by}"] > *`)
      ?.focus();
  }, [focused]);

  function move(from: number, to: number) {
    const page = pages[from];
    if (!page || to < 0 || to >= pages.length) return;
    onChange(pages.toSpliced(from, 1).toSpliced(to, 0, page));
    announce(`Moved ${page.title} to position ${to + 1} of ${pages.length}.`);
  }

  function moveBy(index: number, by: number) {
    move(index, index + by);
    setFocused({ index: Math.min(Math.max(index + by, 0), pages.length - 1), by });
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
      {pages.map(({ file, title, address, isDraft }, index) => (
        <li
          key={file}
          className={styles['page']}
          {...draggable(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <span className={rows['body']}>
            {title}{' '}
            <span className={rows['note']}>
              {address}
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
              isDisabled={index === pages.length - 1}
              onPress={() => moveBy(index, 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface OrderDialogProps {
  page: DocumentEntry;
  documents: readonly DocumentEntry[];
  /** Called after the order was saved. */
  onDone: () => void;
  onClose: () => void;
}

/** Orders the pages of a section, as menus and cards show them. */
export function OrderDialog({ page, documents, onDone, onClose }: OrderDialogProps) {
  const sections = sectionsToOrder(page, documents);
  const [section = page.address, setSection] = useState(sections[0]);
  const [pages, setPages] = useState(() => pagesBelow(section, documents));
  const nameOf = (address: string) => documents.find((one) => one.address === address)?.title ?? address;

  async function save(signal: AbortSignal) {
    const order: PageOrder = { section, files: pages.map(({ file }) => file) };
    const { diagnostics } = await callDevApi<ChangeResult>('studio/order', order, signal);
    if (diagnostics.length > 0) return diagnostics;
    onClose();
    onDone();
    return [];
  }

  return (
    <FormDialog
      title={`Order the pages below ${nameOf(section)}`}
      submit="Save the order"
      onSubmit={save}
      onClose={onClose}
    >
      <p>Menus and cards list these pages in this order. Drag a page, or move it with its buttons.</p>
      {sections.length > 1 && (
        <SelectInput
          label="Pages below"
          value={section}
          onChange={(address) => {
            setSection(address);
            setPages(pagesBelow(address, documents));
          }}
        >
          {sections.map((address) => (
            <option key={address} value={address}>
              {nameOf(address)} ({address})
            </option>
          ))}
        </SelectInput>
      )}
      <PageList pages={pages} onChange={setPages} />
    </FormDialog>
  );
}
