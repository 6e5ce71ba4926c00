import { useDeferredValue, useId, useState } from 'react';
import { matchesFilter } from '../shared/matches-filter.ts';
import { BlockSection } from './BlockSection.tsx';
import { CopyProvider } from './copy.tsx';
import type { PreviewScheme } from './ExamplePreview.tsx';
import { Forms } from './Forms.tsx';
import styles from './Gallery.module.css';
import { Icons } from './Icons.tsx';
import { useDeepLink } from './use-deep-link.ts';
import { useGallery, useHash } from './use-gallery.ts';

const PARTS = { blocks: 'Blocks', forms: 'Forms', icons: 'Icons' } as const;
type Part = keyof typeof PARTS;

const SCHEMES: Record<string, PreviewScheme[]> = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
};

function partOf(hash: string): Part {
  return hash === 'forms' || hash === 'icons' ? hash : 'blocks';
}

/** All blocks with their examples, all messages of the forms, all icons. */
export function Gallery() {
  const { data, version, failure } = useGallery();
  const hash = useHash();
  const part = partOf(hash);
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const [scheme, setScheme] = useState('both');
  const filterId = useId();

  useDeepLink(hash, data !== undefined);

  const blocks = (data?.blocks ?? []).filter(({ type, description, properties }) =>
    matchesFilter(wanted, type, description, ...properties.map(({ name }) => name)),
  );
  return (
    <CopyProvider className={styles['told']}>
      <header className={styles['bar']}>
        <h1>Gallery</h1>
        <nav aria-label="Parts">
          {Object.entries(PARTS).map(([name, words]) => (
            <a key={name} href={`#${name}`} aria-current={name === part ? 'true' : undefined}>
              {words}
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
        {part === 'blocks' && (
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
      </header>
      <div className={styles['layout']}>
        {part === 'blocks' && (
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
        <main className={styles['main']}>
          {failure && (
            <p role="alert" className={styles['problem']}>
              The development server does not say what there is. {failure}
            </p>
          )}
          {part === 'blocks' &&
            blocks.map((block) => (
              <BlockSection
                key={block.type}
                block={block}
                schemes={SCHEMES[scheme] ?? []}
                version={version}
              />
            ))}
          {part === 'blocks' && data && blocks.length === 0 && <p>No block matches “{wanted}”.</p>}
          {part === 'forms' && data && <Forms forms={data.forms} wanted={wanted} />}
          {part === 'icons' && <Icons wanted={wanted} />}
        </main>
      </div>
    </CopyProvider>
  );
}
