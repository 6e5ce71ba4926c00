import styles from '../form.module.css';

interface LabelProps {
  text: string | undefined;
  /** Shown after the label of a field that must be filled in. */
  mark: string | false | undefined;
}

/** The text of a label. */
export function Label({ text, mark }: LabelProps) {
  return (
    <>
      {text}
      {mark && <span className={styles['mark']}> {mark}</span>}
    </>
  );
}
