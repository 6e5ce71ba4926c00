import type { ChartFigure } from '@json-site/model/model';
import styles from './Chart.module.css';
import { Bar, Dot } from './marks.tsx';

/** Names the pattern or shape of each series, if there are several. */
export function ChartKey({ series }: Pick<ChartFigure, 'series'>) {
  if (series.length === 1) return null;
  return (
    <ul className={styles['key']}>
      {series.map(({ label, shape }, index) => (
        <li key={index}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture */}
          <svg className={styles['sample']}>
            {shape ? (
              <Dot series={index} shape={shape} x={50} y={50} />
            ) : (
              <Bar series={index} from={0} to={100} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
