import { type RefObject, useState } from 'react';
import { labelFor } from '@json-site/compiler/words';
import { useAnnounce } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import type { BlockValue } from '../protocol.ts';
import styles from '../Studio.module.css';
import { addBlock } from '../state/history.ts';
import { blockLabel } from '../values/label-path.ts';
import { AddBlockDialog } from './AddBlockDialog.tsx';
import { BlockList, type BlockListProps } from './BlockList.tsx';

interface OutlineProps extends Omit<BlockListProps, 'onInsert'> {
  /** The name of the part with the general properties. */
  generalLabel: string;
  /** Receives the focus after a block was added. */
  formHeading: RefObject<HTMLElement | null>;
}

/** The parts of a document: its general properties, its groups, then its blocks. */
export function Outline({ generalLabel, formHeading, ...list }: OutlineProps) {
  const { document, selected, errors, onSelect } = list;
  const { site, schema, parts, page, state } = document;
  const { keys } = page.history.now;
  const index = typeof selected === 'number' ? keys.indexOf(selected) : -1;
  const [insertAt, setInsertAt] = useState<number | null>(null);
  const announce = useAnnounce();
  const groups = parts.groups.map((name) => ({
    name,
    label: schema.properties?.[name]?.title ?? labelFor(name),
  }));
  const hasGeneral = parts.general.length > 0 || parts.groups.length === 0;
  const all = [...(hasGeneral ? [{ name: null, label: generalLabel }] : []), ...groups];

  function insert(at: number, block: BlockValue) {
    const [next, key] = addBlock(page.history, at, block);
    state.change(() => next);
    onSelect(key);
    setInsertAt(null);
    const label = blockLabel(String(block['type']), site.schemas);
    announce(`Added ${label} as block ${at + 1} of ${next.now.keys.length}.`);
    // The dialog has given the focus back first.
    requestAnimationFrame(() => formHeading.current?.focus());
  }

  return (
    <>
      <section className={styles['outline']} aria-label="Parts" tabIndex={-1} data-region>
        {all.map(({ name, label }) => (
          <Entry
            key={name}
            name={label}
            errors={errors.get(name)}
            aria-current={selected === name || undefined}
            onClick={() => onSelect(name)}
          />
        ))}
        {parts.blocks !== null && (
          <>
            <BlockList {...list} onInsert={setInsertAt} />
            <Button look="add" onClick={() => setInsertAt(index < 0 ? keys.length : index + 1)}>
              Add a block
            </Button>
          </>
        )}
      </section>
      {insertAt !== null && (
        <AddBlockDialog
          site={site}
          onAdd={(block) => insert(insertAt, block)}
          onClose={() => setInsertAt(null)}
        />
      )}
    </>
  );
}
