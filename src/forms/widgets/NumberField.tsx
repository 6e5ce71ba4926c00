import { Input } from '@mantine/core';
import { useState } from 'react';
import { useSite } from '@json-site/ui/context';
import { knownLanguage } from '@json-site/ui/known-language';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { parseNumber, writeNumber } from '../values/numbers.ts';
import { controlProps } from './control-props.ts';

/** The keyboard of a phone. Those for numbers have no minus sign. */
function inputMode({
  type,
  minimum,
  exclusiveMinimum,
}: ControlProps['schema']): 'text' | 'numeric' | 'decimal' {
  if (Number(minimum ?? exclusiveMinimum ?? 0) < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}

/** A text field for a number. A text that is not a number stays as it was typed; validation reports it. */
export function NumberField(props: ControlProps) {
  const value = props.value as number | string | undefined;
  const [typed, setTyped] = useState('');
  const { language } = useSite();
  const known = () => knownLanguage(language);
  const written = typeof value === 'number' ? writeNumber(value, known) : (value ?? '');
  // Show the text as typed while it means the form's value; otherwise show the form's value.
  const shown = typed && parseNumber(typed, known()) === value ? typed : written;
  return (
    <Input
      {...controlProps(props)}
      type="text"
      inputMode={inputMode(props.schema)}
      placeholder={props.placeholder || undefined}
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        props.onChange(text === '' ? undefined : parseNumber(text, known()));
      }}
    />
  );
}

export const part: FormPart = { widgets: { number: NumberField } };
