import { Input } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { controlProps } from './control-props.ts';

/** A field of one line: text, e-mail address, telephone number or URL. */
export function TextField(props: ControlProps) {
  const { widget } = fieldOptions(props.uiSchema);
  return (
    <Input
      {...controlProps(props)}
      type={widget}
      value={(props.value as string | undefined) ?? ''}
      placeholder={props.placeholder || undefined}
      spellCheck={widget === 'text' ? undefined : false}
    />
  );
}

/** Scrolls to the whole field: after Tab a browser scrolls only to the caret's line. */
function scrollToField({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A field of several lines. */
export function TextArea(props: ControlProps) {
  const { rows = 4 } = fieldOptions(props.uiSchema);
  return (
    <Input
      {...controlProps(props)}
      component="textarea"
      multiline
      onKeyUp={scrollToField}
      value={(props.value as string | undefined) ?? ''}
      rows={rows}
      placeholder={props.placeholder || undefined}
    />
  );
}
