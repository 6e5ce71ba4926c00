import { useEffect, useId, useRef, useState } from 'react';
import folded from '@json-site/ui/folded.module.css';
import { buttonClass } from '@json-site/ui/links/button';
import { goTo } from '@json-site/ui/links/go-to';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Sign } from '@json-site/ui/Sign';
import { Answers } from '../Answers.tsx';
import styles from './Confirmation.module.css';
import { lastReference } from './references.ts';
import { type ConfirmationProps, mayTakeFocus } from './submit-result.ts';

/** Shows that the form was sent, what happens next and what was sent, in place of the form. */
export function Confirmation({ form, result, headingLevel, onAnother, plain }: ConfirmationProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Subheading = headingLevel === 2 ? 'h3' : 'h4';
  const { title, text } = form.outcomes.sent;
  const { next, answers, another, reference: referenceLabel, print } = form.confirmation;
  // Of this submission, also when another form of the table is sent later.
  const [reference] = useState(() => plain?.reference ?? lastReference(form.destination.table));

  useEffect(() => {
    if (mayTakeFocus(result) && section.current && heading.current) goTo(section.current, heading.current);
  }, [result]);

  return (
    <section
      ref={section}
      className={`${folded['folded']} ${styles['confirmation']}`}
      aria-labelledby={id}
      data-confirmation
    >
      <Heading ref={heading} id={id} className={styles['heading']} tabIndex={-1}>
        <Sign name="circle-check" className={styles['tick']} />
        {title}
      </Heading>
      {reference && (
        <p className={styles['reference']}>
          {referenceLabel} <strong>{reference}</strong>
        </p>
      )}
      <Subheading className={styles['subheading']}>{next}</Subheading>
      <Paragraph text={text} />
      {result.answers.length > 0 && (
        <>
          <Subheading className={styles['subheading']}>{answers}</Subheading>
          <Answers
            answers={result.answers}
            className={styles['answers']}
            level={headingLevel === 2 ? 4 : 5}
          />
        </>
      )}
      <p className={styles['actions']}>
        {plain ? (
          <a className={buttonClass('secondary')} href={plain.address}>
            {another}
          </a>
        ) : (
          <>
            <button type="button" className={buttonClass('secondary')} onClick={onAnother}>
              {another}
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={() => window.print()}>
              {print}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
