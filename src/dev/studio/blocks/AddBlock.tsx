import { useState } from 'react';
import { matchesFilter } from '../../shared/matches-filter.ts';
import { SearchField } from '../controls/SearchField.tsx';
import dialog from '../controls/StudioDialog.module.css';
import { StudioDialog } from '../controls/StudioDialog.tsx';
import { labelFor, summaryOf } from '../labels.ts';
import type { BlockValue, StudioSite } from '../protocol.ts';

interface AddBlockProps {
  site: StudioSite;
  onAdd: (block: BlockValue) => void;
  onClose: () => void;
}

/** Every block there is, with the examples to begin with. */
export function AddBlock({ site, onAdd, onClose }: AddBlockProps) {
  const [wanted, setWanted] = useState('');
  const types = Object.entries(site.schemas.blocks).filter(([type, { description = '' }]) =>
    matchesFilter(wanted, type, labelFor(type), description),
  );
  return (
    <StudioDialog title="Add a block" isWide onClose={onClose}>
      <SearchField label="Find a block" value={wanted} onChange={setWanted} />
      <ul className={dialog['cards']}>
        {types.map(([type, { description }]) => {
          const examples = site.examples[type] ?? [];
          return (
            <li key={type} className={dialog['card']}>
              <h3 className={dialog['cardName']}>{labelFor(type)}</h3>
              <p className={dialog['note']}>{description}</p>
              <ul className={dialog['examples']}>
                {(examples.length > 0 ? examples : [{ type }]).map((example, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: examples never change places
                  <li key={index}>
                    <button
                      type="button"
                      className={dialog['example']}
                      aria-label={`Add ${labelFor(type)}: ${summaryOf(example) || `example ${index + 1}`}`}
                      onClick={() => onAdd(structuredClone(example))}
                    >
                      {summaryOf(example) || `Example ${index + 1}`}
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
