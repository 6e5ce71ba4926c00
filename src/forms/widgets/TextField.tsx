import { Input } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { describedBy, fieldOf } from '../context.ts';
import styles from '../controls.module.css';
import type { FieldWidgetProps } from '../types.ts';

/** What every control of a field has in common. An empty text is no answer. */
export function controlProps({ id, name, required, registry, rawErrors = [], onChange }: FieldWidgetProps) {
  const field = fieldOf(registry.formContext, name);
  const hasError = rawErrors.length > 0;
  return {
    id,
    name,
    required: required ?? false,
    error: hasError,
    // As an attribute of the input: Mantine replaces the property by the description of its own label component.
    attributes: { input: { 'aria-describedby': describedBy(id, field, hasError) } },
    classNames: { wrapper: styles['control'] ?? '', input: styles['input'] ?? '' },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(event.currentTarget.value || undefined),
  };
}

/** One line: text, e-mail address, telephone number or web address. */
export function TextField(props: FieldWidgetProps) {
  const { widget, autocomplete, placeholder } = fieldOf(props.registry.formContext, props.name);
  return (
    <Input
      {...controlProps(props)}
      type={widget}
      value={(props.value as string | undefined) ?? ''}
      autoComplete={autocomplete}
      placeholder={placeholder}
      spellCheck={widget === 'text' ? undefined : false}
    />
  );
}

/** With the keyboard a browser brings the line that is written on into view, and not the field. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Several lines. */
export function TextArea(props: FieldWidgetProps) {
  const { rows = 4, placeholder } = fieldOf(props.registry.formContext, props.name);
  return (
    <Input
      {...controlProps(props)}
      component="textarea"
      multiline
      onKeyUp={showWhole}
      value={(props.value as string | undefined) ?? ''}
      rows={rows}
      placeholder={placeholder}
    />
  );
}

/** One option of a list: the browser's own control, which every device knows how to show. */
export function SelectField(props: FieldWidgetProps) {
  const { options = [], placeholder } = fieldOf(props.registry.formContext, props.name);
  return (
    <Input
      {...controlProps(props)}
      component="select"
      pointer
      value={(props.value as string | undefined) ?? ''}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
}
