import { useElementSize } from '@mantine/hooks';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './ExamplePreview.module.css';

/** Colour scheme of a preview. */
export type PreviewScheme = 'light' | 'dark';

/** Scale of a frame where there is enough room. */
const SCALE = 0.42;
const FIRST_HEIGHT = 420;
const MAX_HEIGHT = 4000;

interface PreviewProps {
  path: string;
  name: string;
  width: number;
  scheme: PreviewScheme;
  /** The id of an example theme; empty for that of the site. */
  theme: string;
  /** A new number reloads the frame. */
  version: number;
}

/** Shows an example in a frame that is as wide as a screen and scaled down. The frame loads lazily. */
export function ExamplePreview({ path, name, width, scheme, theme, version }: PreviewProps) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const heightObserver = useRef<ResizeObserver>(undefined);
  const figure = useElementSize<HTMLElement>();
  const scale = figure.width / width || SCALE;
  const url = `${path}?${new URLSearchParams({ scheme, ...(theme && { theme }) })}`;

  useEffect(() => () => heightObserver.current?.disconnect(), []);

  function observeHeight({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const root = currentTarget.contentDocument?.getElementById('root');
    heightObserver.current?.disconnect();
    if (!root) return;
    heightObserver.current = new ResizeObserver(() => {
      setHeight(Math.min(Math.ceil(root.getBoundingClientRect().height) || FIRST_HEIGHT, MAX_HEIGHT));
    });
    heightObserver.current.observe(root);
  }

  return (
    <figure className={styles['preview']} ref={figure.ref} style={{ inlineSize: width * SCALE }}>
      <figcaption>
        {width} · {scheme} ·{' '}
        <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name} at full size, ${scheme}`}>
          full size
        </a>
      </figcaption>
      <div className={styles['frame']} style={{ blockSize: height * scale }}>
        <iframe
          key={version}
          src={url}
          title={`${name}, ${width} pixels wide, ${scheme}`}
          loading="lazy"
          onLoad={observeHeight}
          style={{ inlineSize: width, blockSize: height, scale, colorScheme: scheme }}
        />
      </div>
    </figure>
  );
}
