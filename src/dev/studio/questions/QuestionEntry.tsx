import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import rows from '../controls/rows.module.css';
import type { Question } from './protocol.ts';
import styles from './Questions.module.css';
import { KIND_LABELS, LOCK_NOTES, OTHER_KIND, WORDS } from './words.ts';

interface QuestionEntryProps {
  question: Question;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onOpen: (kind: 'change' | 'remove') => void;
}

/** A question of a form, with what can be done to it. */
export function QuestionEntry({ question, isFirst, isLast, onMove, onOpen }: QuestionEntryProps) {
  const { label, kind, isRequired, options, removeLock } = question;
  return (
    <li className={rows['row']}>
      <div className={rows['body']}>
        <strong>{label}</strong>
        <p className={rows['note']}>
          {kind ? KIND_LABELS[kind] : OTHER_KIND} · {isRequired ? WORDS.required : WORDS.optional}
        </p>
        {options.length > 0 && (
          <p className={rows['note']}>{options.map((option) => option.label).join(' · ')}</p>
        )}
        {removeLock && <p className={styles['lock']}>{LOCK_NOTES[removeLock]}</p>}
      </div>
      <div className={styles['buttons']}>
        <IconButton icon="up" label={WORDS.moveUp(label)} isDisabled={isFirst} onPress={() => onMove(-1)} />
        <IconButton icon="down" label={WORDS.moveDown(label)} isDisabled={isLast} onPress={() => onMove(1)} />
        <Button aria-label={WORDS.change(label)} onClick={() => onOpen('change')}>
          {WORDS.changeButton}
        </Button>
        {!removeLock && (
          <Button aria-label={WORDS.remove(label)} onClick={() => onOpen('remove')}>
            {WORDS.removeButton}
          </Button>
        )}
      </div>
    </li>
  );
}
