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
                  {/* The title is first: lists of links are sorted and searched by their beginning. */}
                  <span className={hidden['hidden']}>{page.title}: </span>
                  {linkLabel}
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
