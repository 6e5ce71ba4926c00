import { useId } from 'react';
import type { LegalSectionsBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import marks from '../../ui/marks.module.css';
import { Section } from '../../ui/section/Section.tsx';
import { Contents } from './Contents.tsx';
import styles from './LegalSections.module.css';
import { Passage } from './Passage.tsx';

/** A legal document: numbered sections with a list of contents. */
export function LegalSections({ contentsHeading, sections }: LegalSectionsBlock) {
  const contentsId = useId();
  return (
    <Section>
      <div className={classes(styles['document'], contentsHeading && styles['withContents'])}>
        {contentsHeading && <Contents id={contentsId} heading={contentsHeading} sections={sections} />}
        <div className={styles['sections']}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className={styles['section']}>
              <h2 className={styles['heading']}>
                {index + 1}. {section.heading}
              </h2>
              {section.content.map((passage, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: content never changes places
                <Passage key={place} {...passage} />
              ))}
            </section>
          ))}
          {contentsHeading && (
            <TextLink href={`#${contentsId}`} className={styles['back']}>
              {contentsHeading}
              <span className={marks['arrowUp']} />
            </TextLink>
          )}
        </div>
      </div>
    </Section>
  );
}
