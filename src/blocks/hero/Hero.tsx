import type { Block } from '@json-site/model/content-types';
import { Actions } from '@json-site/ui/links/Actions';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Hero.module.css';
import { HeroArt } from './HeroArt.tsx';
import { HeroCards } from './HeroCards.tsx';
import { HeroPartners } from './HeroPartners.tsx';
import { HAS_PHOTOGRAPHS, PhotographHead } from './photograph.ts';

/** The opening of a page: main heading, text and buttons beside the theme's art, then cards and partners. */
export function Hero({ eyebrow, heading, text, actions, cards, partnersHeading, photograph }: Block<'hero'>) {
  const words = (
    <>
      {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h1 className={styles['heading']}>{heading}</h1>
      <Paragraph text={text} className={styles['text']} />
      {actions && <Actions actions={actions} />}
    </>
  );
  const below = (
    <>
      {cards && <HeroCards cards={cards} />}
      {partnersHeading && <HeroPartners heading={partnersHeading} />}
    </>
  );
  if (HAS_PHOTOGRAPHS && photograph)
    return (
      <PhotographHead photograph={photograph} below={(cards || partnersHeading) && below}>
        {words}
      </PhotographHead>
    );
  return (
    <div className={styles['hero']}>
      <Section>
        <div className={styles['stage']}>
          <div>{words}</div>
          <HeroArt />
          {below}
        </div>
      </Section>
    </div>
  );
}
