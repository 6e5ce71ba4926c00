import type { ControlProps } from '@json-site/forms/inputs';
import { TextArea, TextField } from '@json-site/forms/inputs';
import { PasteNotice } from '../paste/PasteNotice.tsx';
import styles from './form.module.css';
import { useFormContext } from './form-context.tsx';

/** A field of one line in the language of the document. Its label stays in that of the studio. */
export function TextInLanguage(props: ControlProps) {
  return (
    <div lang={useFormContext().lang} className={styles['language']}>
      <TextField {...props} />
      <PasteNotice id={props.id} />
    </div>
  );
}

/** A field of several lines in the language of the document. */
export function AreaInLanguage(props: ControlProps) {
  return (
    <div lang={useFormContext().lang} className={styles['language']}>
      <TextArea {...props} />
      <PasteNotice id={props.id} />
    </div>
  );
}
