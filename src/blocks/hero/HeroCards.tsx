import type { Card } from '@json-site/model/content-types';
import { Glyph } from '@json-site/ui/Glyph';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from './HeroCards.module.css';

/** Up to four cards in one panel. */
export function HeroCards({ cards }: { cards: Card[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles['cards']} role="list">
      {cards.map(({ title, text, icon, link }, index) => (
        <li key={index} className={styles['card']}>
          {icon && <Glyph icon={icon} className={styles['icon']} />}
          <div>
            <h2 className={styles['title']}>{title}</h2>
            <Paragraph text={text} className={styles['text']} />
            {link && (
              <TextLink href={link.href} className={styles['link']}>
                {link.label}
              </TextLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
