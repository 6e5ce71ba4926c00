import type { Block } from '@json-site/model/content-types';
import type { DatedPage } from '@json-site/model/model';
import { Card, CardGridLayout, headPlace } from '@json-site/ui/Card';
import { classes } from '@json-site/ui/classes';
import { PublicDate } from '@json-site/ui/Dates';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import { PageNumberLinks } from '../records/page-numbers.ts';
import styles from './PostList.module.css';

interface PostProps {
  post: DatedPage;
  headingLevel: 2 | 3;
  as?: 'li' | 'div';
  /** Whether the date is elsewhere. */
  isUndated?: boolean;
}

function Post({ post, headingLevel, as, isUndated }: PostProps) {
  const { path, title, summary, date, author, category, language } = post;
  const words = [author, category].filter((text) => text !== undefined).join(' · ');
  return (
    <Card title={title} href={path} headingLevel={headingLevel} lang={language} {...(as && { as })}>
      {isUndated ? (
        words && <p>{words}</p>
      ) : (
        <p>
          <PublicDate date={date} />
          {words && ` · ${words}`}
        </p>
      )}
      <p lang={language}>{summary}</p>
    </Card>
  );
}

/** Pages of a section with their dates. */
export function PostList({ heading, intro, posts, empty, link, perPage }: Block<'post-list'>) {
  const headingLevel = heading ? 3 : 2;
  const hasPictures = posts.some(({ picture }) => picture);
  return (
    <Section heading={heading} intro={intro} link={link} layout={headPlace(posts.length)}>
      {posts.length === 0 && empty && <Paragraph text={empty} />}
      {posts.length > 0 && (
        <CardGridLayout>
          {posts.map((post) =>
            hasPictures ? (
              <li key={post.path} className={styles['post']}>
                {post.picture ? (
                  <MediaPicture media={post.picture} alt="" className={styles['cover']} />
                ) : (
                  <p className={classes(styles['cover'], styles['date'])}>
                    <PublicDate date={post.date} />
                  </p>
                )}
                <Post post={post} headingLevel={headingLevel} as="div" isUndated={!post.picture} />
              </li>
            ) : (
              <Post key={post.path} post={post} headingLevel={headingLevel} />
            ),
          )}
        </CardGridLayout>
      )}
      <PageNumberLinks numbers={perPage} />
    </Section>
  );
}
