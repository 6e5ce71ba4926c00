import { useContext, useState } from 'react';
import { useFormContext } from '../form-context.tsx';
import { EditedPartContext } from '../list-of-texts.tsx';
import inline from '../text/InlineField.module.css';
import { LinkDialog } from '../text/LinkDialog.tsx';
import { useTextEditor } from '../text/use-text-editor.ts';
import styles from './table.module.css';

export interface CellProps {
  id: string;
  /** `Row 2, Price` */
  label: string;
  value: string;
  hasError: true | undefined;
  /** Id of the errors of the table. */
  describedBy: string;
  onFocus: () => void;
  onChange: (text: string) => void;
}

/** The header of a column, which has no marks. */
export function HeaderCell({ id, label, value, hasError, describedBy, onFocus, onChange }: CellProps) {
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      className={styles['cell']}
      lang={useFormContext().lang}
      aria-label={label}
      aria-invalid={hasError}
      aria-describedby={hasError && describedBy}
      value={value}
      onFocus={onFocus}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A cell with the marks and links of texts. */
export function TextCell({ id, label, value, hasError, describedBy, onFocus, onChange }: CellProps) {
  const { lang } = useFormContext();
  const [linking, setLinking] = useState<string | null>(null);
  const { element, run } = useTextEditor({
    value,
    onChange: (text) => onChange(text ?? ''),
    list: null,
    isEditing: useContext(EditedPartContext)?.isEditing ?? false,
    isLazy: true,
    onLink: setLinking,
    onPaste: () => undefined,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no bold words */}
      <div
        ref={element}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-invalid={hasError}
        aria-describedby={hasError && describedBy}
        className={`${styles['cell']} ${inline['text']}`}
        lang={lang}
        spellCheck
        onFocus={onFocus}
      />
      {linking !== null && <LinkDialog href={linking} run={run} onClose={() => setLinking(null)} />}
    </>
  );
}
