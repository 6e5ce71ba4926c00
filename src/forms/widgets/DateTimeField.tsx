import { Input } from '@mantine/core';
import { useState } from 'react';
import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { joinDateTime, splitDateTime, toStoredDateTime } from '../values/date-times.ts';
import { controlProps } from './control-props.ts';
import { DateField } from './DateField.tsx';

/** A date, and a time in the visitor's time zone. While one of them is missing, the value is no moment. */
export function DateTimeField(props: ControlProps) {
  const { id, name, htmlName, label, registry } = props;
  const value = (props.value as string | undefined) ?? '';
  const [typed, setTyped] = useState('');
  // Show the time as typed while it means the form's value: a clock that is put forward leaves an hour out.
  const isTyped = typed !== '' && toStoredDateTime(typed) === value;
  const [date, time] = splitDateTime(isTyped ? typed : value);
  const control = controlProps(props);

  function change(nextDate: string, nextTime: string) {
    const joined = joinDateTime(nextDate, nextTime);
    setTyped(joined);
    props.onChange(joined === '' ? undefined : toStoredDateTime(joined));
  }

  return (
    <div className={styles['dateTime']}>
      <div>
        <DateField
          {...props}
          value={date}
          onChange={(next) => change((next as string | undefined) ?? '', time)}
        />
      </div>
      <Input
        {...control}
        id={`${id}-time`}
        name={htmlName ?? name}
        type="time"
        aria-label={`${registry.formContext.form.time}: ${label}`}
        value={time}
        onChange={(event) => change(date, event.currentTarget.value)}
      />
    </div>
  );
}

export const part: FormPart = { widgets: { 'date-time': DateTimeField } };
