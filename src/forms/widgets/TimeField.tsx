import { Input } from '@mantine/core';
import { useState } from 'react';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { toLocalDateTime, toStoredDateTime } from '../values/date-times.ts';
import { controlProps } from './control-props.ts';

/** A time of day: the browser's own control stores what its name says, hours and minutes. */
export function TimeField(props: ControlProps) {
  return <Input {...controlProps(props)} type="time" value={(props.value as string | undefined) ?? ''} />;
}

/** A date and a time in the visitor's time zone. */
export function DateTimeField(props: ControlProps) {
  const value = (props.value as string | undefined) ?? '';
  const [typed, setTyped] = useState('');
  // Show the text as typed while it means the form's value: a browser forgets the digits of a year that is written
  // again.
  const shown = typed && toStoredDateTime(typed) === value ? typed : toLocalDateTime(value);
  return (
    <Input
      {...controlProps(props)}
      type="datetime-local"
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        props.onChange(toStoredDateTime(text) || undefined);
      }}
    />
  );
}

export const part: FormPart = { widgets: { time: TimeField, 'date-time': DateTimeField } };
