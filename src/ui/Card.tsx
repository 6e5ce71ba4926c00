import type { ReactNode } from 'react';
import type { Icon } from '@json-site/model/model';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { Glyph } from './Glyph.tsx';
import { TextLink } from './links/TextLink.tsx';

/** Returns the layout of a section's heading that leaves no gap in the grid with this number of cards. */
export function headPlace(cards: number, columns = 3): 'above' | 'beside' | { fields: number } {
  if (columns === 3) return { fields: cards };
  return columns === 2 ? 'beside' : 'above';
}

/** A list of cards: one column on a phone, two on a tablet, `columns` on a wide screen. */
export function CardGridLayout({
  columns = 3,
  className,
  children,
}: {
  columns?: 2 | 3 | 4 | undefined;
  className?: string | false | undefined;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={classes(styles['grid'], styles[`columns${columns}`], className)} role="list">
      {children}
    </ul>
  );
}

interface CardProps {
  /** Text, or a link or button that covers the card. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  icon?: Icon | undefined;
  children?: ReactNode;
  footer?: ReactNode;
  /** Makes the title a link that covers the card. */
  href?: string | undefined;
  /** The language of the title, if it is not that of the page. */
  lang?: string | undefined;
  as?: 'li' | 'div';
}

/** A card. Outside a `CardGridLayout` it needs `as="div"`. */
export function Card({
  title,
  headingLevel = 3,
  icon,
  children,
  footer,
  href,
  lang,
  as: Tag = 'li',
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Tag className={styles['card']}>
      {icon && <Glyph icon={icon} className={styles['icon']} />}
      <Heading className={styles['title']} lang={lang}>
        {href ? <TextLink href={href}>{title}</TextLink> : title}
      </Heading>
      {children && <div className={styles['body']}>{children}</div>}
      {footer && <div className={styles['footer']}>{footer}</div>}
    </Tag>
  );
}
