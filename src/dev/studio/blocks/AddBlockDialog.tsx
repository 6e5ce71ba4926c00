import { useState } from 'react';
import { summaryOf } from '@json-site/compiler/words';
import { examplePath, matchesFilter } from '@json-site/dev/shared';
import { Button } from '../controls/Button.tsx';
import { TextInput } from '../controls/fields.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import type { BlockValue, StudioSite } from '../protocol.ts';
import { copiedBlock } from '../state/copied-block.ts';
import { blockLabel } from '../values/label-path.ts';
import styles from './AddBlockDialog.module.css';

interface AddBlockDialogProps {
  site: StudioSite;
  onAdd: (block: BlockValue) => void;
  onClose: () => void;
}

/** Names an example by its first words. An address or a value of a choice, such as “details”, is no words. */
function exampleName(example: BlockValue, index: number): string {
  const summary = summaryOf(example);
  return /^\p{Lu}|\s/u.test(summary) ? summary : `Example ${index + 1}`;
}

/** Shows all blocks by the pictures of their examples. The chosen example is added to the page. */
export function AddBlockDialog({ site, onAdd, onClose }: AddBlockDialogProps) {
  const [filter, setFilter] = useState('');
  const [copied] = useState(copiedBlock);
  const nameOf = ({ type }: BlockValue) => blockLabel(String(type), site.schemas);
  const types = Object.entries(site.schemas.blocks).filter(([type, { description = '', keywords = [] }]) =>
    matchesFilter(filter, type, blockLabel(type, site.schemas), description, ...keywords),
  );
  return (
    <StudioDialog title="Add a block" isWide onClose={onClose}>
      <TextInput type="search" label="Find a block" value={filter} onChange={setFilter} />
      {copied && (
        <Button look="add" onClick={() => onAdd(copied.block)}>
          Add the copy of {nameOf(copied.block)} from “{copied.from}”
        </Button>
      )}
      <ul className={styles['blocks']}>
        {types.map(([type, { description }]) => {
          const examples = site.examples[type] ?? [];
          return (
            <li key={type}>
              <h3 className={dialog['subheading']}>{blockLabel(type, site.schemas)}</h3>
              <p className={dialog['note']}>{description}</p>
              <ul className={styles['examples']}>
                {(examples.length > 0 ? examples : [{ type }]).map((example, index) => (
                  <li key={index} className={styles['example']}>
                    {index < examples.length && (
                      // The same page as in the gallery, without the page's script until somebody points at it.
                      <div className={styles['picture']} inert>
                        <iframe
                          src={examplePath(type, index)}
                          title={`Picture of ${blockLabel(type, site.schemas)}`}
                          loading="lazy"
                          tabIndex={-1}
                        />
                      </div>
                    )}
                    <button
                      type="button"
                      className={styles['add']}
                      aria-label={`Add ${blockLabel(type, site.schemas)}: ${exampleName(example, index)}`}
                      onClick={() => onAdd(structuredClone(example))}
                    >
                      {exampleName(example, index)}
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {types.length === 0 && <p className={dialog['note']}>No block matches.</p>}
    </StudioDialog>
  );
}
