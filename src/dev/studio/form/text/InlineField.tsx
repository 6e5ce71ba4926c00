import { type ComponentProps, useContext, useState } from 'react';
import controls from '@json-site/forms/controls.module.css';
import type { ControlProps } from '@json-site/forms/inputs';
import { describedBy, fieldOptions } from '@json-site/forms/inputs';
import type { InlineMark } from '@json-site/model/model';
import { PasteNotice } from '../../paste/PasteNotice.tsx';
import form from '../form.module.css';
import { useFormContext } from '../form-context.tsx';
import { EditedPartContext, listOfTexts } from '../list-of-texts.tsx';
import styles from './InlineField.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { MARK_BUTTONS, toggle, useTextEditor } from './use-text-editor.ts';

interface FormatButtonProps extends ComponentProps<'button'> {
  name: string;
  /** The key that does the same with Ctrl. */
  letter: string;
}

/** A button that formats the selected words, which stay selected. */
function FormatButton({ name, letter, ...props }: FormatButtonProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={name}
      aria-keyshortcuts={`Control+${letter}`}
      title={`${name} (Ctrl+${letter})`}
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}

/** A text that shows its marks and links. In the content stays its markup. */
export function InlineField(props: ControlProps) {
  const { id, label, required, schema, rawErrors = [], uiSchema, onChange } = props;
  const value = String(props.value ?? '');
  const part = useContext(EditedPartContext);
  const { lang } = useFormContext();
  const list = listOfTexts(part, id);
  const [linking, setLinking] = useState<string | null>(null);
  const { element, marks, run, askForLink } = useTextEditor({
    value,
    onChange,
    list,
    isEditing: part?.isEditing ?? false,
    onLink: setLinking,
    onPaste: ({ report, offer }, at = id) =>
      part?.setNotice({ id: at, text: report, offer, before: part.value }),
  });
  const { help } = fieldOptions(uiSchema);
  const hasError = rawErrors.length > 0;
  const surplus = value.length - (schema.maxLength ?? Number.POSITIVE_INFINITY);
  return (
    <div className={styles['frame']}>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no bold words */}
      <div
        ref={element}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-label={required && list === null ? `${label} (required)` : label}
        aria-multiline="true"
        aria-required={required || undefined}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy(id, help !== undefined, hasError)}
        data-error={hasError || undefined}
        className={`${controls['input']} ${styles['text']}`}
        lang={lang}
        spellCheck
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one field, which has its own frame */}
      <div className={styles['tools']} role="group" aria-label={`Format ${label}`}>
        {(Object.keys(MARK_BUTTONS) as InlineMark[]).map((Mark) => {
          const { name, sign, key } = MARK_BUTTONS[Mark];
          const isIn = marks.includes(Mark);
          return (
            <FormatButton
              key={key}
              name={name}
              letter={key}
              aria-pressed={isIn}
              onClick={() => run(toggle(Mark))}
            >
              {Mark === 'strong' || Mark === 'em' ? <Mark>{sign}</Mark> : sign}
            </FormatButton>
          );
        })}
        <FormatButton name="Link" letter="K" onClick={() => run(askForLink)}>
          Link
        </FormatButton>
      </div>
      {linking !== null && <LinkDialog href={linking} run={run} onClose={() => setLinking(null)} />}
      <p role="status" className={form['hint']}>
        {surplus > 0 && `${surplus} ${surplus === 1 ? 'character' : 'characters'} too many.`}
      </p>
      <PasteNotice id={id} />
    </div>
  );
}
