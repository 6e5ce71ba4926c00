import type { Block } from '@json-site/model/content-types';
import { Glyph } from '@json-site/ui/Glyph';
import { InlineText } from '@json-site/ui/InlineText';
import { Section } from '@json-site/ui/section/Section';
import styles from './ThreeColumns.module.css';

/** Columns with a heading and points. */
export function ThreeColumns({ heading, matched, columns }: Block<'three-columns'>) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <Section heading={heading}>
      <div className={styles['columns']} data-columns={columns.length} data-matched={matched}>
        {columns.map((column, place) => (
          <div key={place} className={styles['column']}>
            <Title className={styles['title']}>
              {column.icon && <Glyph icon={column.icon} className={styles['icon']} />}
              {column.heading}
            </Title>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list */}
            <ul className={styles['points']} role="list">
              {column.points.map((point, index) => (
                <li key={index} className={styles['point']}>
                  <InlineText text={point} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
