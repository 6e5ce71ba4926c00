import type { Block } from '@json-site/model/content-types';
import { Card, CardGridLayout, headPlace } from '@json-site/ui/Card';
import hidden from '@json-site/ui/hidden.module.css';
import { ArrowLink } from '@json-site/ui/links/ArrowLink';
import { Section } from '@json-site/ui/section/Section';

/** Cards that link to the pages of a section. */
export function PageCards({ heading, intro, pages, linkLabel, link, headingLevel }: Block<'page-cards'>) {
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
