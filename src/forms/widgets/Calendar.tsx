import { DatePicker } from '@mantine/dates';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Form } from '@json-site/model/content-types';
import { useSite } from '@json-site/ui/context';
import { knownLanguage } from '@json-site/ui/known-language';
import { formatStored, timeOf } from '../values/dates.ts';
import styles from './Calendar.module.css';

export interface CalendarProps {
  id: string;
  label: string;
  value: string;
  labels: NonNullable<Form['calendar']>;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** A month of days in a dialog. Takes the focus when it opens; Escape or a click outside closes it. */
export function Calendar({ id, label, value, labels, onChoose, onClose }: CalendarProps) {
  const panel = useRef<HTMLDivElement>(null);
  const language = knownLanguage(useSite().language);
  // A text that is not a date stays as it was typed: no day is selected then.
  const day = timeOf(value) === undefined ? null : value;

  useEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (find('[data-selected]') ?? find('[data-today]') ?? find('td button'))?.focus();
  }, []);

  useEffect(() => {
    function closeOutside(event: PointerEvent) {
      if (!panel.current?.parentElement?.contains(event.target as Node)) onClose();
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      className={styles['panel']}
      onKeyDown={closeOnEscape}
    >
      <DatePicker
        classNames={styles}
        value={day}
        {...(day && { defaultDate: day })}
        maxLevel="month"
        highlightToday
        ariaLabels={{ previousMonth: labels.previousMonth, nextMonth: labels.nextMonth }}
        getDayProps={(date) => ({ 'aria-label': formatStored(date, language, 'full') })}
        onChange={(date) => date && onChoose(date)}
      />
    </div>
  );
}
