import { useDidUpdate } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { callDevApi, useAnnounce } from '@json-site/dev/shared';
import { parsePath } from '@json-site/values/locations';
import { Button } from '../controls/Button.tsx';
import { TextInput } from '../controls/fields.tsx';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import type { StudioDiagnostic } from '../protocol.ts';
import { openField } from '../state/open-field.ts';
import styles from './Files.module.css';
import type { FileText, TextChange, TextChangeResult } from './protocol.ts';

interface TextOfFileProps {
  text: FileText;
  /** The name of the document, for the buttons. */
  document: string;
  /** True when the document has unsaved changes, which another change of the file would conflict with. */
  isUnsaved: boolean;
  /** Called after the text has changed. */
  onChanged: () => void;
}

interface TextFormProps extends Pick<TextOfFileProps, 'text' | 'onChanged'> {
  label: string;
  onClose: () => void;
}

/** Changes a text in its document at once. */
function TextForm({ text, label, onChanged, onClose }: TextFormProps) {
  const [value, setValue] = useState(text.text);
  const [refused, setRefused] = useState<{ diagnostics: readonly StudioDiagnostic[]; refusal: string }>();
  const announce = useAnnounce();

  async function save(event: FormEvent) {
    event.preventDefault();
    const { file, path, text: before } = text;
    const request: TextChange = { file, path, before, text: value.trim() };
    try {
      const { diagnostics } = await callDevApi<TextChangeResult>('studio/files/text', request);
      if (diagnostics.length > 0) return setRefused({ diagnostics, refusal: '' });
      announce(`Saved: ${label}.`);
      onChanged();
      onClose();
    } catch (error) {
      setRefused({ diagnostics: [], refusal: (error as Error).message });
    }
  }

  return (
    <form className={styles['textForm']} onSubmit={save}>
      <TextInput label={label} isOptional value={value} onChange={setValue} />
      {refused && <RequestErrors {...refused} />}
      <div className={styles['buttons']}>
        <Button look="primary" type="submit">
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** A text beside a file, in one language. It changes here, or in its document if it has bold words or links. */
export function TextOfFile({ text, document, isUnsaved, onChanged }: TextOfFileProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = text.language ? `${text.label} (${text.language})` : text.label;
  const isElsewhere = isUnsaved || text.shown !== undefined;

  useDidUpdate(() => {
    if (!isEditing) button.current?.focus();
  }, [isEditing]);

  if (isEditing)
    return <TextForm text={text} label={label} onChanged={onChanged} onClose={() => setEditing(false)} />;
  return (
    <p className={styles['text']}>
      <span className={styles['label']}>{label}:</span>{' '}
      {text.text ? (
        <span lang={text.lang}>{text.shown ?? text.text}</span>
      ) : (
        <em data-missing={text.isAlternative || undefined}>none</em>
      )}{' '}
      <Button
        ref={button}
        look="quiet"
        aria-label={`Change ${label} in ${document}`}
        onClick={() => (isElsewhere ? openField(text.address, parsePath(text.path)) : setEditing(true))}
      >
        Change
      </Button>
      {isUnsaved && <span className={styles['label']}>in its document, which has unsaved changes</span>}
    </p>
  );
}
