import type { HeroBlock } from '../../generated/content-types.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Hero.module.css';
import { HeroArt } from './HeroArt.tsx';
import { HeroCards } from './HeroCards.tsx';
import { HeroPartners } from './HeroPartners.tsx';

/** The opening of a page: main heading, text and buttons beside the theme's art, then cards and partners. */
export function Hero({ eyebrow, heading, text, actions, cards, partnersHeading }: HeroBlock) {
  return (
    <div className={styles['hero']}>
      <Section>
        <div className={styles['stage']}>
          <div>
            {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
            <h1 className={styles['heading']}>{heading}</h1>
            <Paragraph text={text} className={styles['text']} />
            {actions && <Actions actions={actions} />}
          </div>
          <HeroArt />
          {cards && <HeroCards cards={cards} />}
          {partnersHeading && <HeroPartners heading={partnersHeading} />}
        </div>
      </Section>
    </div>
  );
}
