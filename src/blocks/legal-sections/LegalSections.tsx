import { useId } from 'react';
import type { Block } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Sign } from '@json-site/ui/Sign';
import { Section } from '@json-site/ui/section/Section';
import { Contents } from './Contents.tsx';
import styles from './LegalSections.module.css';
import { Passage } from './Passage.tsx';

/** A legal document with numbered sections and a table of contents. */
export function LegalSections({ contentsHeading, sections }: Block<'legal-sections'>) {
  const contentsId = useId();
  return (
    <Section>
      <div className={classes(styles['document'], contentsHeading && styles['withContents'])}>
        {contentsHeading && <Contents id={contentsId} heading={contentsHeading} sections={sections} />}
        <div className={styles['sections']}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className={styles['section']}>
              <h2 className={styles['heading']}>
                <span className={styles['number']}>{index + 1}.</span> {section.heading}
              </h2>
              {section.content.map((passage, position) => (
                <Passage key={position} {...passage} />
              ))}
            </section>
          ))}
          {contentsHeading && (
            <TextLink href={`#${contentsId}`} className={styles['back']}>
              {contentsHeading}
              <Sign name="arrow-up" />
            </TextLink>
          )}
        </div>
      </div>
    </Section>
  );
}
