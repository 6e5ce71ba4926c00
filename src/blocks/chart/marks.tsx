import styles from './Chart.module.css';

interface DotProps {
  series: number;
  /** The path around 0,0. */
  shape: string | undefined;
  /** In percent. */
  x: number;
  y: number;
}

/** A dot at a position in percent. Its size does not depend on the size of the chart. */
export function Dot({ series, shape, x, y }: DotProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <path className={styles['dot']} data-series={series} d={shape} />
    </svg>
  );
}

/** A bar from left to right. It is a thick line, because a line can be dashed: each series has its own pattern. */
export function Bar({ series, from, to }: { series: number; from: number; to: number }) {
  return (
    <line className={styles['bar']} data-series={series} x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
  );
}

/** The lines of a scale, stretched over the chart. */
export function Grid({ path }: { path: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles['grid']} d={path} />
    </svg>
  );
}
