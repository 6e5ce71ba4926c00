import { useId } from 'react';
import type { FaqBlock } from '../../generated/content-types.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Faq.module.css';

/** Questions and answers. One answer is open at a time. */
export function Faq({ heading, items }: FaqBlock) {
  const name = useId();
  const headingLevel = heading ? 3 : 2;
  return (
    <Section heading={heading} layout="beside">
      <div className={styles['questions']}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} name={name} title={question} headingLevel={headingLevel}>
            <div className={styles['answer']}>
              {answer.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: content never changes its order
                <p key={index}>
                  <InlineText text={paragraph} />
                </p>
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
