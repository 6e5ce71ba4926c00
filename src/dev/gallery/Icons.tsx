import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Icon } from '../../content/model.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { askDev } from '../api.ts';
import { useCopy } from './copy.tsx';
import styles from './Gallery.module.css';
import { matches } from './matches.ts';

type Drawings = [name: string, icon: Icon][];

const IconList = memo(function IconList({ drawings }: { drawings: Drawings }) {
  const copy = useCopy();
  return (
    <ul className={styles['icons']}>
      {drawings.map(([name, icon]) => (
        <li key={name}>
          <button type="button" onClick={() => copy(name, name)}>
            <Glyph icon={icon} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** Every icon by its name. A click copies the name. */
export function Icons({ wanted }: { wanted: string }) {
  const [drawings, setDrawings] = useState<Drawings>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    askDev<Record<string, Icon>>('icons').then(
      (icons) => setDrawings(Object.entries(icons)),
      ({ message }: Error) => setFailure(message),
    );
  }, []);

  const shown = useMemo(() => drawings?.filter(([name]) => matches(wanted, name)), [drawings, wanted]);
  // Thousands of drawings come after the words about them.
  const drawn = useDeferredValue(shown, []);

  if (failure) return <p role="alert">The icons cannot be had. {failure}</p>;
  if (!shown || !drawn) return <p>Fetching the icons…</p>;
  return (
    <section aria-labelledby="icons-heading" className={styles['block']}>
      <h2 id="icons-heading">
        {shown.length === 1 ? '1 icon' : `${shown.length.toLocaleString('en-GB')} icons`}
      </h2>
      <p>Click one to copy its name.</p>
      <IconList drawings={drawn} />
    </section>
  );
}
