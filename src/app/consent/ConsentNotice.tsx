import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useSite } from '../../ui/context.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { buttonClass } from '../../ui/links/button.ts';
import styles from './ConsentNotice.module.css';
import { answerConsent, useConsent } from './consent.ts';

/** Where the reading goes on after an answer: at the button that asked again, or behind the question's own place. */
const NEXT = { changing: 'footer [data-consent]', asked: 'header a' } as const;

/** Keeps what has the focus, and the end of the page, from lying under the notice. */
function useRoomBelow(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = notice;
    if (!current) return;
    const { style } = document.documentElement;
    const makeRoom = (height: string) => {
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => makeRoom(`${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      makeRoom('');
    };
  }, [notice]);
}

function Question({ isChange }: { isChange: boolean }) {
  const { analytics } = useSite();
  const notice = useRef<HTMLElement>(null);
  const headingId = useId();
  useRoomBelow(notice);

  useEffect(() => {
    if (isChange) notice.current?.focus({ preventScroll: true });
  }, [isChange]);

  if (!analytics) return null;
  const answer = (value: 'yes' | 'no') => {
    const next = document.querySelector<HTMLElement>(NEXT[isChange ? 'changing' : 'asked']);
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
          <p>
            <InlineText text={analytics.text} />
          </p>
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

/** Asks whether visits may be measured. It stands beside the page and holds nothing back: who does not answer says no. */
export function ConsentNotice() {
  const { question } = useConsent();
  return question === 'closed' ? null : <Question isChange={question === 'changing'} />;
}
