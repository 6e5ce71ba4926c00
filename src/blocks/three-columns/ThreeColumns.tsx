import type { ThreeColumnsBlock } from '../../generated/content-types.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './ThreeColumns.module.css';

/** Columns with a heading and points. */
export function ThreeColumns({ heading, columns }: ThreeColumnsBlock) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <Section heading={heading}>
      <div className={styles['columns']} data-columns={columns.length}>
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
