import { Input } from '@mantine/core';
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
  return (
    <Input
      {...controlProps(props)}
      type="datetime-local"
      value={toLocalDateTime((props.value as string | undefined) ?? '')}
      onChange={(event) => props.onChange(toStoredDateTime(event.currentTarget.value) || undefined)}
    />
  );
}

export const part: FormPart = { widgets: { time: TimeField, 'date-time': DateTimeField } };
