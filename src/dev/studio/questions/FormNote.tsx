import { openAddress } from '../browser-history.ts';
import { Button } from '../controls/Button.tsx';
import rows from '../controls/rows.module.css';
import type { DocumentEntry } from '../protocol.ts';
import styles from './Questions.module.css';
import { questionsAddress } from './QuestionsView.tsx';
import { WORDS } from './words.ts';

/** Says above the texts of a form where its questions are. Those of a translation are the questions of the form. */
export function FormNote({ entry }: { entry: DocumentEntry }) {
  if (entry.translates) return <p className={rows['note']}>{WORDS.ofTranslation}</p>;
  return (
    <p className={styles['formNote']}>
      {WORDS.texts} <Button onClick={() => openAddress(questionsAddress(entry.address))}>{WORDS.open}</Button>
    </p>
  );
}
