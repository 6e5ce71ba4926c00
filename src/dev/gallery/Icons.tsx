import { memo, useMemo, useState } from 'react';
import { count } from '@json-site/compiler/words';
import type { IconNode } from '@json-site/model/model';
import { Glyph } from '@json-site/ui/Glyph';
import { buttonClass } from '@json-site/ui/links/button';
import { matchesFilter } from '../shared/matches-filter.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { GallerySection } from './GallerySection.tsx';
import styles from './Icons.module.css';
import { useCopy } from './use-copy.ts';

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

/** Number of icons that are shown at first, about two screens. Most readers use the filter. */
const INITIAL_COUNT = 240;

/** Shows every icon with its name. A click copies the name. */
export function Icons({ filter }: { filter: string }) {
  const [icons, error] = useLoaded<Record<string, IconNode>>('icons');
  const [showsAll, setShowsAll] = useState(false);
  const matches = useMemo(
    () => icons && Object.keys(icons).filter((name) => matchesFilter(filter, name)),
    [icons, filter],
  );
  const shown = useMemo(() => (showsAll ? matches : matches?.slice(0, INITIAL_COUNT)), [matches, showsAll]);

  if (error) return <p role="alert">The icons did not load. {error}</p>;
  if (!matches || !shown) return <p>Loading the icons …</p>;
  return (
    <GallerySection id="icons-list" title={count(matches.length, 'icon')}>
      <p>Click one to copy its name.</p>
      <IconList names={shown} />
      {shown.length < matches.length && (
        <button type="button" className={buttonClass('secondary')} onClick={() => setShowsAll(true)}>
          Show all {matches.length.toLocaleString('en-GB')}
        </button>
      )}
    </GallerySection>
  );
}
