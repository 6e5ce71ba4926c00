import { formatDate } from '../history/format-date.ts';
import styles from './LookView.module.css';
import type { ReviewAnswer } from './protocol.ts';

/** What was answered to a review. */
export function Answers({ answers }: { answers: readonly ReviewAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <ul className={styles['answers']} aria-label="Answers">
      {answers.map(({ by, at, text }) => (
        <li key={at}>
          <strong>{by}</strong>, {formatDate(at)}
          {`\n${text}`}
        </li>
      ))}
    </ul>
  );
}
