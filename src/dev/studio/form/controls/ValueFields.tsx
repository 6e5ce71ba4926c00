import { useContext } from 'react';
import controls from '@json-site/forms/controls.module.css';
import type { ControlProps } from '@json-site/forms/inputs';
import { describedBy, fieldOptions } from '@json-site/forms/inputs';
import { Button } from '../../controls/Button.tsx';
import { EditedPartContext } from '../list-of-texts.tsx';
import { TextInLanguage } from '../TextInLanguage.tsx';
import styles from './value-fields.module.css';
import { accepts, dateParts } from './value-forms.ts';

/** What each native control of a field has. */
function nativeProps({ id, required, rawErrors = [], uiSchema }: ControlProps) {
  const hasError = rawErrors.length > 0;
  return {
    id,
    required: required ?? false,
    className: controls['input'],
    'aria-invalid': hasError || undefined,
    'aria-describedby': describedBy(id, fieldOptions(uiSchema).help !== undefined, hasError),
  };
}

/** A date, and its time where the content can have one. A value that the controls cannot show stays a text. */
export function DateField(props: ControlProps) {
  const { value, schema, label, onChange } = props;
  const parts = dateParts(value);
  if (!parts) return <TextInLanguage {...props} />;
  const { day, time } = parts;
  const set = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' ? undefined : nextTime === '' ? nextDay : `${nextDay}T${nextTime}`);
  return (
    <div className={styles['row']}>
      <input
        type="date"
        {...nativeProps(props)}
        value={day}
        onChange={(event) => set(event.currentTarget.value, time)}
      />
      {accepts(schema.pattern, '2026-03-05T09:30') && day !== '' && (
        <input
          type="time"
          className={controls['input']}
          aria-label={`${label}: time, if it matters`}
          value={time}
          onChange={(event) => set(day, event.currentTarget.value)}
        />
      )}
    </div>
  );
}

const MIDNIGHT = '24:00';

/** A time of the day. The end of a day is a value that no native control has. */
export function TimeField(props: ControlProps) {
  const { value = '', schema, onChange } = props;
  if (value !== '' && !/^\d{2}:\d{2}$/.test(String(value))) return <TextInLanguage {...props} />;
  if (value === MIDNIGHT) return <TextInLanguage {...props} />;
  return (
    <div className={styles['row']}>
      <input
        type="time"
        {...nativeProps(props)}
        value={String(value)}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
      {accepts(schema.pattern, MIDNIGHT) && value === '' && (
        <Button look="quiet" onClick={() => onChange(MIDNIGHT)}>
          Midnight
        </Button>
      )}
    </div>
  );
}

/** A colour: its text, and a swatch that opens the colours of the browser, with those of the form as proposals. */
export function ColourField(props: ControlProps) {
  const { value, label, onChange } = props;
  const text = String(value ?? '');
  const part = useContext(EditedPartContext);
  return (
    <div className={styles['row']}>
      <TextInLanguage {...props} />
      <input
        type="color"
        list={part?.coloursId}
        className={styles['swatch']}
        data-empty={text === '' || undefined}
        aria-label={`${label}: choose a colour`}
        value={accepts('^#[0-9a-fA-F]{6}$', text) ? text.toLowerCase() : '#000000'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
