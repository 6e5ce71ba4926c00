import { Input } from '@mantine/core';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { controlProps } from './control-props.ts';

/** A time of day: the browser's own control stores what its name says, hours and minutes. */
export function TimeField(props: ControlProps) {
  return <Input {...controlProps(props)} type="time" value={(props.value as string | undefined) ?? ''} />;
}

export const part: FormPart = { widgets: { time: TimeField } };
