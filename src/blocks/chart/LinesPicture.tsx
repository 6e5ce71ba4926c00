import type { ChartFigure, ChartLabel } from '@json-site/model/model';
import styles from './Chart.module.css';
import { Dot, Grid } from './marks.tsx';

type Lines = Extract<ChartFigure['picture'], { kind: 'lines' }>;

/** The labels of the categories. A grid with two columns for each category places them below their points. */
function Labels({ labels, isWide }: { labels: ChartLabel[]; isWide: boolean }) {
  return (
    <div className={styles[isWide ? 'wide' : 'narrow']}>
      {labels.map(({ text, at, span }) => (
        <span key={at} data-begins={at % 2 === 0 || undefined} style={{ gridColumn: `${at} / span ${span}` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** Lines over a scale, with the categories from left to right. */
export function LinesPicture({ lines, scale, narrow, wide, series }: Lines & Pick<ChartFigure, 'series'>) {
  return (
    <div className={styles['lines']}>
      <div className={styles['up']} data-scale="up">
        {scale.ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture */}
      <svg className={styles['plot']}>
        <Grid path={scale.grid} />
        {lines.map(({ path, points }, index) => (
          <g key={index}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture */}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className={styles['line']} data-series={index} d={path} />
            </svg>
            {points.map(([x, y]) => (
              <Dot key={x} series={index} shape={series[index]?.shape} x={x} y={y} />
            ))}
          </g>
        ))}
      </svg>
      <Labels labels={narrow} isWide={false} />
      <Labels labels={wide} isWide />
    </div>
  );
}
