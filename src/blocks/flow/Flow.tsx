import type { FlowBlock } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Flow.module.css';

/** Places in order, with arrows between them. The arrows are borders, which screen readers skip. */
export function Flow({ heading, intro, items, note }: FlowBlock) {
  return (
    <Section heading={heading} intro={intro}>
      <figure className={styles['figure']}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without numbers as a list */}
        <ol className={styles['flow']} role="list">
          {items.map(({ name, description, sends, returns }, index) => (
            <li key={index} className={styles['item']}>
              <div className={styles['place']}>
                <strong>{name}</strong>
                {description && <Paragraph text={description} />}
              </div>
              {(sends || returns || index < items.length - 1) && (
                <div className={styles['between']}>
                  {(sends || !returns) && <p className={styles['sends']}>{sends}</p>}
                  {returns && <p className={styles['returns']}>{returns}</p>}
                </div>
              )}
            </li>
          ))}
        </ol>
        {note && (
          <figcaption className={styles['note']}>
            <InlineText text={note} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
