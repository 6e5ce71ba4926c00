import { useId } from 'react';
import type { Block } from '@json-site/model/content-types';
import { Disclosure } from '@json-site/ui/Disclosure';
import { Paragraphs } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Faq.module.css';

/** Questions and answers. One answer is open at a time. */
export function Faq({ heading, items }: Block<'faq'>) {
  const name = useId();
  const headingLevel = heading ? 3 : 2;
  return (
    <Section heading={heading} layout="beside">
      <div className={styles['questions']}>
        {items.map(({ id, question, answer }, place) => (
          <Disclosure key={place} name={name} title={question} headingLevel={headingLevel}>
            {/* Browsers open the disclosure around the target of a link. */}
            <div id={id} className={styles['answer']}>
              <Paragraphs texts={answer} />
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
