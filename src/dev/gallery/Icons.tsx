import { memo, useEffect, useMemo, useState } from 'react';
import type { IconNode } from '../../compiler/model.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { buttonClass } from '../../ui/links/button.ts';
import { callDevApi } from '../shared/call-dev-api.ts';
import { matchesFilter } from '../shared/matches-filter.ts';
import { useCopy } from './copy.tsx';
import styles from './Gallery.module.css';

const IconList = memo(function IconList({ names }: { names: string[] }) {
  const copy = useCopy();
  return (
    <ul className={styles['icons']}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => copy(name, name)}>
            <Glyph icon={name} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** As many as a screen or two hold: nobody reads on, most look for a word. */
const AT_ONCE = 240;

/** Every icon by its name. A click copies the name. */
export function Icons({ wanted }: { wanted: string }) {
  const [names, setNames] = useState<string[]>();
  const [failure, setFailure] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = useMemo(() => names?.filter((name) => matchesFilter(wanted, name)), [names, wanted]);
  const shown = useMemo(() => (showsAll ? found : found?.slice(0, AT_ONCE)), [found, showsAll]);

  useEffect(() => {
    callDevApi<Record<string, IconNode>>('icons').then(
      (icons) => setNames(Object.keys(icons)),
      ({ message }: Error) => setFailure(message),
    );
  }, []);

  if (failure) return <p role="alert">The icons cannot be had. {failure}</p>;
  if (!found || !shown) return <p>Fetching the icons…</p>;
  const count = found.length.toLocaleString('en-GB');
  return (
    <section aria-labelledby="icons-heading" className={styles['block']}>
      <h2 id="icons-heading">{found.length === 1 ? '1 icon' : `${count} icons`}</h2>
      <p>Click one to copy its name.</p>
      <IconList names={shown} />
      {shown.length < found.length && (
        <button type="button" className={buttonClass('secondary')} onClick={() => setShowsAll(true)}>
          Show all {count}
        </button>
      )}
    </section>
  );
}
