import type { CardGridBlock } from '../../generated/content-types.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Card, CardGrid as Grid } from '../../ui/Card.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './CardGrid.module.css';

/** A grid of cards: values, reasons, kinds of work. */
export function CardGrid({ heading, intro, items, columns, link }: CardGridBlock) {
  return (
    <Section heading={heading} intro={intro}>
      <Grid columns={columns}>
        {items.map((item) => (
          <Card
            key={item.title}
            title={item.title}
            headingLevel={heading ? 3 : 2}
            icon={item.icon}
            footer={
              item.link && (
                <ArrowLink href={item.link.href} covers>
                  {item.link.label}
                </ArrowLink>
              )
            }
          >
            <p>
              <InlineText text={item.text} />
            </p>
          </Card>
        ))}
      </Grid>
      {link && (
        <p className={styles['more']}>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      )}
    </Section>
  );
}
