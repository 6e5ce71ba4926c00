import type { Block } from '@json-site/model/content-types';
import type { OpeningHours, OpeningTime } from '@json-site/model/model';
import { usePage, useSite } from '@json-site/ui/context';
import { PublicDate } from '@json-site/ui/Dates';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Hours.module.css';
import { isOpen } from './is-open.ts';
import { useNow } from './use-now.ts';

function Times({ times, closed }: { times: readonly OpeningTime[]; closed: string }) {
  return (
    <dd>
      {times.length > 0 ? times.map(({ text }) => <span key={text}>{text}</span>) : <span>{closed}</span>}
    </dd>
  );
}

type Exception = OpeningHours['exceptions'][number];

function ExceptionRow({ exception, closed }: { exception: Exception; closed: string }) {
  const { first, last, times, reason } = exception;
  return (
    <div>
      <dt>
        <PublicDate date={first} />
        {last && (
          <>
            {' – '}
            <PublicDate date={last} />
          </>
        )}
        {reason && <span className={styles['reason']}>{reason}</span>}
      </dt>
      <Times times={times} closed={closed} />
    </div>
  );
}

/** Opening hours. Only a script knows the time, so nothing says "open" without one. */
export function Hours({ heading, intro, hours, note }: Block<'hours'>) {
  const { labels } = useSite();
  const { renderedOn } = usePage();
  const now = useNow(hours.timeZone);
  const today = now?.date ?? renderedOn;
  const exceptions = hours.exceptions.filter(({ first, last }) => (last ?? first).iso >= today);
  return (
    <Section heading={heading} intro={intro} layout="beside">
      <div className={styles['hours']}>
        <p className={styles['status']}>
          {now && <strong>{isOpen(hours, now) ? labels.openNow : labels.closedNow}</strong>}
        </p>
        <dl className={styles['days']}>
          {hours.week.map(({ day, times }, index) => (
            <div key={day} data-today={now?.weekday === index || undefined}>
              <dt>{day}</dt>
              <Times times={times} closed={labels.closedDay} />
            </div>
          ))}
        </dl>
        {exceptions.length > 0 && (
          <>
            <h3 className={styles['heading']}>{labels.exceptions}</h3>
            <dl className={styles['days']}>
              {exceptions.map((one) => (
                <ExceptionRow key={one.first.iso} exception={one} closed={labels.closedDay} />
              ))}
            </dl>
          </>
        )}
        {note && <Paragraph text={note} className={styles['note']} />}
      </div>
    </Section>
  );
}
