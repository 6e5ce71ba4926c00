import { useId } from 'react';
import type { Link } from '../../generated/content-types.ts';
import { Card, CardGridLayout } from '../Card.tsx';
import { classes } from '../classes.ts';
import { useSite } from '../context.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { opens } from '../dialog/dialog-behaviour.ts';
import { InlineText } from '../InlineText.tsx';
import { ArrowLink } from '../links/ArrowLink.tsx';
import marks from '../marks.module.css';
import styles from './ServiceCardGrid.module.css';
import { ServiceParts } from './ServiceParts.tsx';
import type { ServiceCard } from './service-cards.ts';

interface ServiceCardGridProps {
  cards: ServiceCard[];
  headingLevel: 2 | 3 | 4;
  /** Leads on from the cards, as the last field of their grid. */
  link?: Link | undefined;
}

/** Cards, each with the dialog that it opens. */
export function ServiceCardGrid({ cards, headingLevel, link }: ServiceCardGridProps) {
  const { labels } = useSite();
  const base = useId();
  return (
    <>
      <CardGridLayout>
        {cards.map(({ id, title, icon, description, service }) => (
          <Card
            key={id}
            headingLevel={headingLevel}
            // Solutions share one icon; a grid of the same drawing says nothing.
            icon={id === service.id ? icon : undefined}
            title={
              <button id={id} {...opens(base + id)}>
                {title}
              </button>
            }
            footer={
              // The button's name says it already.
              <span className={styles['more']} aria-hidden="true">
                {labels.readMore}
                <span className={classes(marks['arrowRight'], styles['arrow'])} />
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
      {cards.map(({ id, title, icon, description, service, parts }) => (
        <Dialog key={id} id={base + id} title={title} icon={icon}>
          <p className={styles['lead']}>
            <InlineText text={description} />
          </p>
          <ServiceParts service={service} parts={parts} headingLevel={3} />
        </Dialog>
      ))}
    </>
  );
}
