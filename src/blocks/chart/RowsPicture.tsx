import type { ChartFigure } from '@json-site/model/model';
import styles from './Chart.module.css';
import { Bar, Dot, Grid } from './marks.tsx';

type Rows = Extract<ChartFigure['picture'], { kind: 'rows' }>;

/** Bars or dots, with the categories below each other. */
export function RowsPicture({ tracks, scale: { ticks, grid }, chart }: Rows & { chart: ChartFigure }) {
  return (
    <div className={styles['rows']}>
      {chart.rows.map(({ label }, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['label']}>{label}</span>
          {tracks[row]?.map(({ marks, text, at }, index) => (
            <div key={index} className={styles[ticks ? 'dots' : 'track']}>
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is inside a hidden picture */}
              <svg>
                <Grid path={grid} />
                {marks.map(({ series, from, to }) =>
                  from === undefined ? (
                    <Dot key={series} series={series} shape={chart.series[series]?.shape} x={to} y={50} />
                  ) : (
                    <Bar key={series} series={series} from={from} to={to} />
                  ),
                )}
              </svg>
              <span style={{ insetInlineStart: at }}>{text}</span>
            </div>
          ))}
        </div>
      ))}
      {ticks && (
        <div className={styles['row']}>
          <div className={styles['across']} data-scale="across">
            {ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
