import styles from './Art.module.css';
import { type ArtKind, HEIGHT, KINDS, WIDTH } from './ArtKinds.ts';
import { randomFrom } from './ArtPath.ts';

/** A decorative illustration that fills its box. The same seed always gives the same lines. */
export function Art({ kind, seed = kind }: { kind: ArtKind; seed?: string | number }) {
  if (kind === 'none') return null;
  return (
    <svg
      className={styles['art']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {KINDS[kind](randomFrom(seed)).map(({ d, paint }) => (
        <path key={d} className={styles[paint]} d={d} />
      ))}
    </svg>
  );
}
