import { Input } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSite } from '@json-site/ui/context';
import { knownLanguage } from '@json-site/ui/known-language';
import { Sign } from '@json-site/ui/Sign';
import styles from '../controls.module.css';
import { LazyDateEcho } from '../notes/lazy-notes.tsx';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { formatDate } from '../values/dates.ts';
import { parseDate } from '../values/parse-date.ts';
import type { CalendarProps } from './Calendar.tsx';
import { controlProps } from './control-props.ts';

/** The fallback when the calendar's code fails to load: the visitor can still type a date. */
function NoCalendar({ onClose }: CalendarProps) {
  useEffect(onClose, [onClose]);
  return null;
}

const Calendar = lazy<ComponentType<CalendarProps>>(() =>
  import('./Calendar.tsx').then(
    (module) => ({ default: module.Calendar }),
    () => ({ default: NoCalendar }),
  ),
);

/** A text field for a date, with a button that opens a calendar. */
export function DateField(props: ControlProps) {
  const { id, label, registry, onChange } = props;
  const value = (props.value as string | undefined) ?? '';
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { calendar } = registry.formContext.form;
  const { language } = useSite();
  const known = () => knownLanguage(language);
  // Show the text as typed while it means the form's value; otherwise show the form's value.
  const shown = typed && parseDate(typed, known()) === value ? typed : value && formatDate(value, known());

  const hasEcho = shown !== '' && (isUsed || shown !== value);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <div className={styles['date']}>
        <Input
          {...controlProps(props, hasEcho)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={shown}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            setUsed(true);
            onChange(parseDate(text, known()) || undefined);
          }}
        />
        {calendar && (
          <button
            ref={button}
            type="button"
            className={styles['calendarButton']}
            aria-label={`${calendar.open} ${label}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-calendar` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Sign name="calendar-days" className={styles['calendarIcon']} />
          </button>
        )}
        {isOpen && calendar && (
          <Suspense>
            <Calendar
              id={`${id}-calendar`}
              label={`${calendar.open} ${label}`}
              value={value}
              labels={calendar}
              onClose={close}
              onChoose={(date) => {
                onChange(date);
                setUsed(true);
                close();
              }}
            />
          </Suspense>
        )}
      </div>
      {hasEcho && <LazyDateEcho id={id} value={value} isUsed={isUsed} />}
    </>
  );
}

export const part: FormPart = { widgets: { date: DateField } };
