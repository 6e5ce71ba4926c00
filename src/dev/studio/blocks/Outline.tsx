import { labelFor } from '../../../compiler/report/labels.ts';
import { Button } from '../controls/Button.tsx';
import { Entry } from '../controls/Entry.tsx';
import { ErrorCount } from '../diagnostics/ErrorCount.tsx';
import styles from '../Studio.module.css';
import { BlockList, type BlockListProps } from './BlockList.tsx';

interface OutlineProps extends BlockListProps {
  /** The name of the part with the general properties. */
  generalLabel: string;
  onAdd: () => void;
}

/** The parts of a document: its general properties, its groups, then its blocks. */
export function Outline({ generalLabel, onAdd, ...list }: OutlineProps) {
  const { document, selected, errors, onSelect } = list;
  const { schema, parts } = document;
  const groups = parts.groups.map((name) => ({
    name,
    label: schema.properties?.[name]?.title ?? labelFor(name),
  }));
  const hasGeneral = parts.general.length > 0 || parts.groups.length === 0;
  const all = [...(hasGeneral ? [{ name: null, label: generalLabel }] : []), ...groups];
  return (
    <section className={styles['outline']} aria-label="Parts" tabIndex={-1} data-region>
      {all.map(({ name, label }) => (
        <Entry
          key={name}
          name={label}
          aria-current={selected === name || undefined}
          onClick={() => onSelect(name)}
        >
          <ErrorCount count={errors.get(name)} />
        </Entry>
      ))}
      {parts.blocks !== null && (
        <>
          <BlockList {...list} />
          <Button look="add" onClick={onAdd}>
            Add a block
          </Button>
        </>
      )}
    </section>
  );
}
