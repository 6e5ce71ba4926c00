import { useId } from 'react';
import type { Link } from '../../../generated/content-types.ts';
import { Card, CardGridLayout } from '../../Card.tsx';
import { classes } from '../../classes.ts';
import { useSite } from '../../context.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { opens } from '../../dialog/dialog-behaviour.ts';
import { useHydrated } from '../../hydrated.ts';
import { InlineText } from '../../InlineText.tsx';
import { ArrowLink } from '../../links/ArrowLink.tsx';
import signs from '../../signs.module.css';
import styles from './ServiceCardGrid.module.css';
import { ServiceParts } from './ServiceParts.tsx';
import type { ServiceCard } from './service-cards.ts';

interface ServiceCardGridProps {
  cards: ServiceCard[];
  headingLevel: 2 | 3 | 4;
  /** A link in the last cell of the grid. */
  link?: Link | undefined;
  /**
   * For pages that link to the whole of it: cards are rows on a phone, and the HTML has only the overview of each dialog;
   * hydration adds the rest.
   */
  isBrief?: boolean;
}

/** Cards with the dialogs that they open. */
export function ServiceCardGrid({ cards, headingLevel, link, isBrief = false }: ServiceCardGridProps) {
  const { labels } = useSite();
  const base = useId();
  const isComplete = useHydrated() || !isBrief;
  return (
    <>
      <CardGridLayout className={isBrief && styles['brief']}>
        {cards.map(({ id, title, icon, description, isSolution }) => (
          <Card
            key={id}
            headingLevel={headingLevel}
            // Solutions have the icon of their service, which would be the same on every card.
            icon={isSolution ? undefined : icon}
            title={
              <button id={id} {...opens(base + id)}>
                {title}
              </button>
            }
            footer={
              // Hidden from screen readers, because the button in the title does the same.
              <span className={styles['more']} aria-hidden="true">
                {labels.readMore}
                <span className={classes(signs['arrowRight'], styles['arrow'])} />
              </span>
            }
          >
            <p>
              <InlineText text={description} />
            </p>
          </Card>
        ))}
        {link && (
          <li className={styles['link']}>
            <ArrowLink href={link.href}>{link.label}</ArrowLink>
          </li>
        )}
      </CardGridLayout>
      {cards.map(({ id, title, icon, description, record, parts }) => (
        <Dialog key={id} id={base + id} title={title} icon={icon}>
          <p className={styles['lead']}>
            <InlineText text={description} />
          </p>
          <ServiceParts service={record} parts={isComplete ? parts : ['details']} headingLevel={3} />
        </Dialog>
      ))}
    </>
  );
}
