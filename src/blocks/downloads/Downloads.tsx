import type { Block } from '@json-site/model/content-types';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Downloads.module.css';

/** Documents with their kinds and sizes. Both are part of the link, so that nobody loads a large file by surprise. */
export function Downloads({ heading, intro, files }: Block<'downloads'>) {
  return (
    <Section heading={heading} intro={intro} layout="beside">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list */}
      <ul className={styles['files']} role="list">
        {files.map(({ title, file, text }, index) => (
          <li key={index}>
            <TextLink href={file.src}>
              {title}{' '}
              <span className={styles['kind']}>
                ({file.kind}, {file.size})
              </span>
            </TextLink>
            {text && <Paragraph text={text} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
