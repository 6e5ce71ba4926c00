import { Fragment } from 'react';
import type { ChartFigure } from '../../compiler/model.ts';
import styles from './Chart.module.css';
import { Bar, Dot, Grid } from './marks.tsx';

type Rows = Extract<ChartFigure['picture'], { kind: 'rows' }>;

/** Bars or dots, with the categories below each other. */
export function RowsPicture({ tracks, zero, scale, chart }: Rows & { chart: ChartFigure }) {
  return (
    <div className={styles['rows']}>
      {chart.rows.map(({ label }, row) => (
        <div key={label} className={styles['row']}>
          <span className={styles['label']}>{label}</span>
          {tracks[row]?.map(({ marks, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tracks never change places
            <Fragment key={index}>
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture */}
              <svg className={scale ? styles['dots'] : styles['track']}>
                {scale && <Grid path={scale.grid} />}
                {zero !== undefined && (
                  <line className={styles['zero']} x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
                )}
                {marks.map(({ series, from, to }) =>
                  from === undefined ? (
                    <Dot key={series} series={series} shape={chart.series[series]?.shape} x={to} y={50} />
                  ) : (
                    <Bar key={series} series={series} from={from} to={to} />
                  ),
                )}
              </svg>
              <span className={styles['value']}>{text}</span>
            </Fragment>
          ))}
        </div>
      ))}
      {scale && (
        <div className={styles['row']}>
          <div className={styles['across']} data-scale="across">
            {scale.ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
