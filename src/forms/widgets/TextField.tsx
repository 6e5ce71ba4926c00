import { Input } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { describedBy, fieldOf } from '../context.ts';
import styles from '../controls.module.css';
import type { FieldWidgetProps } from '../types.ts';

/** Props for every Mantine input. An empty text becomes undefined. */
export function controlProps({ id, name, required, registry, rawErrors = [], onChange }: FieldWidgetProps) {
  const field = fieldOf(registry.formContext, name);
  const hasError = rawErrors.length > 0;
  return {
    id,
    name,
    required: required ?? false,
    error: hasError,
    // An attribute, because Mantine replaces the prop with the description of its own label component.
    attributes: { input: { 'aria-describedby': describedBy(id, field, hasError) } },
    classNames: { wrapper: styles['control'] ?? '', input: styles['input'] ?? '' },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(event.currentTarget.value || undefined),
  };
}

/** A field of one line: text, e-mail address, telephone number or URL. */
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

/** Scrolls to the whole field: after Tab a browser scrolls only to the caret's line. */
function scrollToField({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A field of several lines. */
export function TextArea(props: FieldWidgetProps) {
  const { rows = 4, placeholder } = fieldOf(props.registry.formContext, props.name);
  return (
    <Input
      {...controlProps(props)}
      component="textarea"
      multiline
      onKeyUp={scrollToField}
      value={(props.value as string | undefined) ?? ''}
      rows={rows}
      placeholder={placeholder}
    />
  );
}

/** A native select: every device has its own way to show one. */
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
