import type { Block } from '@json-site/model/content-types';
import { Card, CardGridLayout, headPlace } from '@json-site/ui/Card';
import { PublicDate } from '@json-site/ui/Dates';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';

/** Pages of a section with their dates. */
export function PostList({ heading, intro, posts, empty, link }: Block<'post-list'>) {
  return (
    <Section heading={heading} intro={intro} link={link} layout={headPlace(posts.length)}>
      {posts.length === 0 && empty && <Paragraph text={empty} />}
      {posts.length > 0 && (
        <CardGridLayout>
          {posts.map(({ path, title, summary, date, language }) => (
            <Card key={path} title={title} href={path} headingLevel={heading ? 3 : 2} lang={language}>
              <p>
                <PublicDate date={date} />
              </p>
              <p lang={language}>{summary}</p>
            </Card>
          ))}
        </CardGridLayout>
      )}
    </Section>
  );
}
