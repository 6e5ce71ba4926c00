import type { Block } from '@json-site/model/content-types';
import { Card, CardGridLayout, headPlace } from '@json-site/ui/Card';
import { ArrowLink } from '@json-site/ui/links/ArrowLink';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';

/** A grid of cards: values, reasons, kinds of work. */
export function CardGrid({ heading, intro, items, columns, link }: Block<'card-grid'>) {
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
