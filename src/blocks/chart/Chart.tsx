import type { Block } from '@json-site/model/content-types';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Chart.module.css';
import { ChartKey } from './ChartKey.tsx';
import { ChartTable } from './ChartTable.tsx';
import { LinesPicture } from './LinesPicture.tsx';
import { RowsPicture } from './RowsPicture.tsx';

/**
 * A chart and its table. The compiler has computed both. Screen readers skip the picture: the table says the same,
 * number by number.
 */
export function Chart({ heading, intro, data, source }: Block<'chart'>) {
  const { picture } = data;
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <figure className={styles['figure']}>
        <figcaption className={styles['small']}>{data.measure}</figcaption>
        <div aria-hidden="true">
          <ChartKey series={data.series} />
          {picture.kind === 'lines' ? (
            <LinesPicture {...picture} series={data.series} />
          ) : (
            <RowsPicture {...picture} chart={data} />
          )}
        </div>
        <ChartTable chart={data} />
        {source && <Paragraph text={source} className={styles['small']} />}
      </figure>
    </Section>
  );
}
