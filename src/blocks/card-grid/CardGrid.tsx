import type { CardGridBlock } from '../../generated/content-types.ts';
import { Card, CardGridLayout, headPlace } from '../../ui/Card.tsx';
import { ArrowLink } from '../../ui/links/ArrowLink.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** A grid of cards: values, reasons, kinds of work. */
export function CardGrid({ heading, intro, items, columns, link }: CardGridBlock) {
  return (
    <Section heading={heading} intro={intro} link={link} layout={headPlace(items.length, columns)}>
      <CardGridLayout columns={columns}>
        {items.map((item, index) => (
          <Card
            key={index}
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
            <Paragraph text={item.text} />
          </Card>
        ))}
      </CardGridLayout>
    </Section>
  );
}
