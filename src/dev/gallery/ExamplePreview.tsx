import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Gallery.module.css';

/** Light or dark colours. */
export type PreviewScheme = 'light' | 'dark';

/** How much smaller than a screen a frame is, where there is room. */
const SCALE = 0.42;
const FIRST_HEIGHT = 420;
const MAX_HEIGHT = 4000;

interface PreviewProps {
  path: string;
  name: string;
  width: number;
  scheme: PreviewScheme;
  /** Another number loads it anew. */
  version: number;
}

/** An example in a frame as wide as a screen, made smaller; loaded when it comes near. */
export function ExamplePreview({ path, name, width, scheme, version }: PreviewProps) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const watch = useRef<ResizeObserver>(undefined);
  const [scale, setScale] = useState(SCALE);
  const figure = useRef<HTMLElement>(null);
  const address = `${path}?scheme=${scheme}`;

  useLayoutEffect(() => {
    if (!figure.current) return;
    const room = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    room.observe(figure.current);
    return () => room.disconnect();
  }, [width]);

  useEffect(() => () => watch.current?.disconnect(), []);

  function measure({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const root = currentTarget.contentDocument?.getElementById('root');
    watch.current?.disconnect();
    if (!root) return;
    watch.current = new ResizeObserver(() => {
      setHeight(Math.min(Math.ceil(root.getBoundingClientRect().height) || FIRST_HEIGHT, MAX_HEIGHT));
    });
    watch.current.observe(root);
  }

  return (
    <figure className={styles['preview']} ref={figure} style={{ inlineSize: width * SCALE }}>
      <figcaption>
        {width} · {scheme} ·{' '}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${name} at full size, ${scheme}`}
        >
          full size
        </a>
      </figcaption>
      <div className={styles['frame']} style={{ blockSize: height * scale }}>
        <iframe
          key={version}
          src={address}
          title={`${name}, ${width} pixels wide, ${scheme}`}
          loading="lazy"
          onLoad={measure}
          style={{ inlineSize: width, blockSize: height, scale, colorScheme: scheme }}
        />
      </div>
    </figure>
  );
}
