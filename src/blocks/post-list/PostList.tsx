import type { Block } from '@json-site/model/content-types';
import type { DatedPage } from '@json-site/model/model';
import { Card, CardGridLayout, headPlace } from '@json-site/ui/Card';
import { PublicDate } from '@json-site/ui/Dates';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './PostList.module.css';

interface PostProps {
  post: DatedPage;
  headingLevel: 2 | 3;
  as?: 'li' | 'div';
}

function Post({ post, headingLevel, as }: PostProps) {
  const { path, title, summary, date, author, category, language } = post;
  return (
    <Card title={title} href={path} headingLevel={headingLevel} lang={language} {...(as && { as })}>
      <p>
        <PublicDate date={date} />
        {[author, category].map((text) => text && ` · ${text}`)}
      </p>
      <p lang={language}>{summary}</p>
    </Card>
  );
}

/** Pages of a section with their dates. */
export function PostList({ heading, intro, posts, empty, link }: Block<'post-list'>) {
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
                  <div className={styles['cover']} />
                )}
                <Post post={post} headingLevel={headingLevel} as="div" />
              </li>
            ) : (
              <Post key={post.path} post={post} headingLevel={headingLevel} />
            ),
          )}
        </CardGridLayout>
      )}
    </Section>
  );
}
