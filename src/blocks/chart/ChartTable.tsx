import type { ChartFigure } from '@json-site/model/model';
import { useSite } from '@json-site/ui/context';
import styles from './Chart.module.css';

/** The numbers of a chart as a table, which a button opens without script. */
export function ChartTable({ chart }: { chart: ChartFigure }) {
  const { labels } = useSite();
  const { measure, categoryLabel, series, rows } = chart;
  return (
    // The visitor may open it before hydration.
    <details className={styles['details']} suppressHydrationWarning>
      <summary>{labels.chartTable}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a small screen, also by keyboard. */}
      <div className={styles['scroll']} role="group" aria-label={measure} tabIndex={0}>
        <table>
          <caption>{measure}</caption>
          <thead>
            <tr>
              {categoryLabel ? <th scope="col">{categoryLabel}</th> : <td />}
              {series.map(({ label }, index) => (
                <th key={index} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }, row) => (
              <tr key={row}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
