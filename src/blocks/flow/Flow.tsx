import type { Block } from '@json-site/model/content-types';
import { useSite } from '@json-site/ui/context';
import hidden from '@json-site/ui/hidden.module.css';
import { InlineText } from '@json-site/ui/InlineText';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Flow.module.css';

/** The words for an arrow. One that leaves the figure leads to no place. */
function Arrow({ label = '', to }: { label: string | undefined; to: string | undefined }) {
  if (to === undefined) return null;
  return <span className={hidden['hidden']}>{label.replace('{place}', () => to)} </span>;
}

/** Places in order, with arrows between them. The arrows are borders: screen readers read words instead. */
export function Flow({ heading, intro, items, note }: Block<'flow'>) {
  const { labels } = useSite();
  return (
    <Section heading={heading} intro={intro}>
      <figure className={styles['figure']} aria-label={heading}>
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
                  {(sends || !returns) && (
                    <p className={styles['sends']}>
                      <Arrow label={labels.flowTo} to={items[index + 1]?.name} />
                      {sends}
                    </p>
                  )}
                  {returns && (
                    <p className={styles['returns']}>
                      <Arrow label={labels.flowBack} to={items[index + 1]?.name} />
                      {returns}
                    </p>
                  )}
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
