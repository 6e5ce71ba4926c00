import { Input } from '@mantine/core';
import { useState } from 'react';
import { useSite } from '@json-site/ui/context';
import { knownLanguage } from '@json-site/ui/known-language';
import { noteId } from '../context.ts';
import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { parseNumber, writeNumber } from '../values/numbers.ts';
import { asText, controlProps } from './control-props.ts';
import { SelectField } from './SelectField.tsx';

/** The keyboard of a phone. Those for numbers have no minus sign. */
function inputMode({
  type,
  minimum,
  exclusiveMinimum,
}: ControlProps['schema']): 'text' | 'numeric' | 'decimal' {
  if (Number(minimum ?? exclusiveMinimum ?? 0) < 0) return 'text';
  return type === 'integer' ? 'numeric' : 'decimal';
}

/** A text field for a number. A select while its values are listed. */
export function NumberField(props: ControlProps) {
  return props.schema.enum ? <SelectField {...props} /> : <TypedNumber {...asText(props)} />;
}

/** A text that is not a number stays as it was typed; validation reports it. */
function TypedNumber(props: ControlProps) {
  const value = props.value as number | string | undefined;
  const [typed, setTyped] = useState('');
  const { language } = useSite();
  const known = () => knownLanguage(language);
  const written = typeof value === 'number' ? writeNumber(value, known) : (value ?? '');
  // Show the text as typed while it means the form's value; otherwise show the form's value.
  const shown = typed && parseNumber(typed, known()) === value ? typed : written;
  const { unit } = fieldOptions(props.uiSchema);
  const field = (
    <Input
      {...controlProps(props, unit !== undefined)}
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
  if (unit === undefined) return field;
  return (
    <div className={styles['withUnit']}>
      <span id={noteId(props.id)}>{unit}</span>
      {field}
    </div>
  );
}

export const part: FormPart = { widgets: { number: NumberField } };
