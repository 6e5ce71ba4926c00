import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card, CardGridLayout } from '@json-site/engine/src/ui/Card.tsx';
import { useSite } from '@json-site/engine/src/ui/context.tsx';
import { opens, showDialog, useLinkedDialog } from '@json-site/engine/src/ui/dialog/dialog-behaviour.ts';
import { ArrowLink } from '@json-site/engine/src/ui/links/ArrowLink.tsx';
import { isForBrowser } from '@json-site/engine/src/ui/links/is-for-browser.ts';
import { TextLink } from '@json-site/engine/src/ui/links/TextLink.tsx';
import { Paragraph } from '@json-site/engine/src/ui/Paragraph.tsx';
import { Sign } from '@json-site/engine/src/ui/Sign.tsx';
import type { Link } from '../../generated/content-types.ts';
import styles from './ServiceCardGrid.module.css';
import { ServiceDialog } from './ServiceDialog.tsx';
import type { ServiceCard } from './service-cards.ts';

interface GridProps {
  cards: ServiceCard[];
  headingLevel: 2 | 3 | 4;
  /** A link in the last cell of the grid. */
  link?: Link | undefined;
  /** Cards are rows on a phone. */
  isBrief?: boolean;
}

interface LayoutProps extends GridProps {
  /** The link or button of a card, which covers it. */
  titleOf: (card: ServiceCard) => ReactNode;
}

function CardLayout({ cards, headingLevel, link, isBrief = false, titleOf }: LayoutProps) {
  const { labels } = useSite();
  return (
    <CardGridLayout className={isBrief && styles['brief']}>
      {cards.map((card) => (
        <Card
          key={card.id}
          headingLevel={headingLevel}
          // Solutions have the icon of their service, which would be the same on every card.
          icon={card.isSolution ? undefined : card.icon}
          title={titleOf(card)}
          footer={
            // Hidden from screen readers, because the title does the same.
            <span className={styles['more']} aria-hidden="true">
              {labels.readMore}
              <Sign name="arrow-right" className={styles['arrow']} />
            </span>
          }
        >
          <Paragraph text={card.description} />
        </Card>
      ))}
      {link && (
        <li className={styles['link']}>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </li>
      )}
    </CardGridLayout>
  );
}

/** Cards with the dialogs that they open, which are in the HTML. */
export function ServiceCardGrid(props: GridProps) {
  const base = useId();
  useLinkedDialog(props.cards.map(({ id }) => id));
  return (
    <>
      <CardLayout
        {...props}
        titleOf={({ id, title }) => (
          <button id={id} {...opens(base + id)}>
            {title}
          </button>
        )}
      />
      {props.cards.map((card) => (
        <ServiceDialog key={card.id} card={card} id={base + card.id} />
      ))}
    </>
  );
}

/**
 * Cards for a page that shows some of each group. A dialog is rendered when it opens: most visitors open none, and all
 * of them would be half of the home page. Without script, a card is a link to the same card on the page that shows the
 * whole group.
 */
export function BriefCardGrid({ page, ...props }: GridProps & { page: string }) {
  const [shown, setShown] = useState<ServiceCard>();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <CardLayout
        {...props}
        isBrief
        titleOf={(card) => (
          <TextLink
            href={`${page}#${card.id}`}
            aria-haspopup="dialog"
            // While the finger is still on the card, which leaves less to do when it opens.
            onPointerDown={() => setShown(card)}
            onClick={(event) => {
              if (isForBrowser(event, event.currentTarget)) return;
              event.preventDefault();
              flushSync(() => setShown(card));
              if (dialog.current) showDialog(dialog.current, event.currentTarget);
            }}
          >
            {card.title}
          </TextLink>
        )}
      />
      {shown && <ServiceDialog key={shown.id} ref={dialog} card={shown} />}
    </>
  );
}
