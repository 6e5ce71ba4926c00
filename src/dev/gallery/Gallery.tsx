import { useDeferredValue, useId, useState } from 'react';
import { Announcer } from '../shared/announce.tsx';
import { matchesFilter } from '../shared/matches-filter.ts';
import { BlockSection } from './BlockSection.tsx';
import type { PreviewScheme } from './examples/ExamplePreview.tsx';
import { Forms } from './Forms.tsx';
import styles from './Gallery.module.css';
import { Icons } from './Icons.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useDeepLink, useFragment, useGallery } from './use-gallery.ts';

const TABS = { blocks: 'Blocks', forms: 'Forms', icons: 'Icons' } as const;
type Tab = keyof typeof TABS;

const SCHEMES: Record<string, PreviewScheme[]> = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

function tabOf(fragment: string): Tab {
  return fragment === 'forms' || fragment === 'icons' ? fragment : 'blocks';
}

/** The whole gallery: blocks with their examples, texts of the forms, and icons. */
export function Gallery() {
  const { data, version, error } = useGallery();
  const fragment = useFragment();
  const tab = tabOf(fragment);
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  const [scheme, setScheme] = useState('both');
  const [theme, setTheme] = useState('');
  const filterId = useId();

  useDeepLink(fragment, data !== null);

  const blocks = (data?.blocks ?? []).filter(({ type, description, properties }) =>
    matchesFilter(deferredFilter, type, description, ...properties.map(({ name }) => name)),
  );
  return (
    <Announcer className={styles['status']}>
      <header className={styles['bar']}>
        <h1>Gallery</h1>
        <nav aria-label="Sections">
          {Object.entries(TABS).map(([name, label]) => (
            <a key={name} href={`#${name}`} aria-current={name === tab ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <label htmlFor={filterId}>Filter</label>
        <input
          id={filterId}
          type="search"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        {tab === 'blocks' && (
          <fieldset>
            <legend>Colours</legend>
            {Object.keys(SCHEMES).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="scheme"
                  checked={scheme === name}
                  onChange={() => setScheme(name)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {tab === 'blocks' && <ThemeSwitch themes={data?.themes ?? []} value={theme} onChange={setTheme} />}
      </header>
      <div className={styles['layout']}>
        {tab === 'blocks' && (
          <nav aria-label="Blocks" className={styles['list']}>
            <ul>
              {blocks.map(({ type }) => (
                <li key={type}>
                  <a href={`#${type}`}>{type}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <main id={tab} className={styles['main']}>
          {error && (
            <p role="alert" className={styles['error']}>
              The gallery did not load. {error}
            </p>
          )}
          {tab === 'blocks' &&
            blocks.map((block) => (
              <BlockSection
                key={block.type}
                block={block}
                schemes={SCHEMES[scheme] ?? []}
                theme={theme}
                version={version}
              />
            ))}
          {tab === 'blocks' && data && blocks.length === 0 && <p>No block matches “{deferredFilter}”.</p>}
          {tab === 'forms' && data && <Forms forms={data.forms} filter={deferredFilter} />}
          {tab === 'icons' && <Icons filter={deferredFilter} />}
        </main>
      </div>
    </Announcer>
  );
}
