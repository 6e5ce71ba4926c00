import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useSite } from '@json-site/ui/context';
import { buttonClass } from '@json-site/ui/links/button';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from './ConsentNotice.module.css';
import { answerConsent, useConsent } from './consent.ts';

/** The element that gets the focus after an answer: the button that reopened the question, or the first link. */
const NEXT_FOCUS = { changing: 'footer [data-consent]', asked: 'header a' } as const;

/** Adds space below the page, so that the notice covers neither its end nor the focused element. */
function useSpaceBelow(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = notice;
    if (!current) return;
    const { style } = document.documentElement;
    const setSpace = (height: string) => {
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => setSpace(`${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      setSpace('');
    };
  }, [notice]);
}

function Question({ isChange }: { isChange: boolean }) {
  const { analytics } = useSite();
  const notice = useRef<HTMLElement>(null);
  const headingId = useId();
  useSpaceBelow(notice);

  useEffect(() => {
    if (isChange) notice.current?.focus({ preventScroll: true });
  }, [isChange]);

  if (!analytics) return null;
  const answer = (value: 'yes' | 'no') => {
    const next = document.querySelector<HTMLElement>(NEXT_FOCUS[isChange ? 'changing' : 'asked']);
    answerConsent(value);
    next?.focus({ preventScroll: !isChange });
  };
  return (
    <section ref={notice} className={styles['notice']} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles['inside']}>
        <div>
          <p id={headingId} className={styles['heading']}>
            {analytics.heading}
          </p>
          <Paragraph text={analytics.text} />
        </div>
        <div className={styles['answers']}>
          <button type="button" className={buttonClass('secondary')} onClick={() => answer('no')}>
            {analytics.reject}
          </button>
          <button type="button" className={buttonClass('secondary')} onClick={() => answer('yes')}>
            {analytics.accept}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Asks for consent to analytics. The page stays usable, and no answer counts as no. */
export function ConsentNotice() {
  const { question } = useConsent();
  return question === 'closed' ? null : <Question isChange={question === 'changing'} />;
}
