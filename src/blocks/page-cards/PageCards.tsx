import type { PageCardsBlock } from '../../generated/content-types.ts';
import { Card, CardGridLayout, headPlace } from '../../ui/Card.tsx';
import hidden from '../../ui/hidden.module.css';
import { ArrowLink } from '../../ui/links/ArrowLink.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** Cards that link to the pages of a section. */
export function PageCards({ heading, intro, pages, linkLabel, link, headingLevel }: PageCardsBlock) {
  return (
    <Section heading={heading} intro={intro} link={link} layout={headPlace(pages.length)}>
      <CardGridLayout>
        {pages.map((page) => (
          <Card
            key={page.path}
            title={page.title}
            headingLevel={headingLevel ?? (heading ? 3 : 2)}
            icon={page.icon}
            lang={page.language}
            footer={
              <ArrowLink href={page.path} covers>
                <span>
                  {linkLabel}
                  <span className={hidden['hidden']}>: {page.title}</span>
                </span>
              </ArrowLink>
            }
          >
            <p lang={page.language}>{page.summary}</p>
          </Card>
        ))}
      </CardGridLayout>
    </Section>
  );
}
