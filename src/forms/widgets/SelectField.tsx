import { Input } from '@mantine/core';
import type { ControlProps } from '../types.ts';
import { controlProps } from './control-props.ts';
import { chosenValue, optionsOf } from './options.ts';

/** A native select: every device has its own way to show one. */
export function SelectField(props: ControlProps) {
  const options = optionsOf(props);
  return (
    <Input
      {...controlProps(props)}
      component="select"
      pointer
      value={String(props.value ?? '')}
      onChange={(event) => props.onChange(chosenValue(options, event.currentTarget.value))}
    >
      <option value="">{props.placeholder}</option>
      {options.map(({ text, label }) => (
        <option key={text} value={text}>
          {label}
        </option>
      ))}
    </Input>
  );
}
