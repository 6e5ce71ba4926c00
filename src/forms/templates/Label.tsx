import styles from '../form.module.css';

interface LabelProps {
  text: string | undefined;
  /** Shown after the label of a field that must be filled in. */
  mark: string | false | undefined;
  /** Whether screen readers read the mark. A control that is `required` says so itself. */
  isMarkRead?: boolean;
}

/** The text of a label. */
export function Label({ text, mark, isMarkRead = false }: LabelProps) {
  return (
    <>
      {text}
      {mark && (
        <span className={styles['mark']} aria-hidden={!isMarkRead || undefined}>
          {' '}
          {mark}
        </span>
      )}
    </>
  );
}
