import { Input } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { CoreSchema } from '@json-site/form-core/schema';
import { charactersLeft, isNearLimit } from '../notes/count-characters.ts';
import { LazyEmailQuestion, LazyTextCount } from '../notes/lazy-notes.tsx';
import { whenReleased } from '../notes/when-released.ts';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { cleanField } from '../values/clean.ts';
import { asText, controlProps } from './control-props.ts';
import { SelectField } from './SelectField.tsx';

/** A field of one line: text, e-mail address, telephone number or URL. A select while its values are listed. */
export function TextField(props: ControlProps) {
  return props.schema.enum ? <SelectField {...props} /> : <OneLine {...asText(props)} />;
}

/** Shows its text cleaned once the visitor leaves it. */
function OneLine(props: ControlProps) {
  const { id, schema, registry, onChange } = props;
  const { widget, digits } = fieldOptions(props.uiSchema);
  const value = String(props.value ?? '');
  const [left, setLeft] = useState('');
  const control = controlProps(props);

  function leave() {
    const cleaned = String(cleanField(schema as CoreSchema, value));
    if (cleaned !== value) onChange(cleaned || undefined);
    if (widget === 'email') whenReleased(() => setLeft(cleaned));
  }

  function correct(address: string) {
    onChange(address);
    // The button that was pressed disappears.
    document.getElementById(id)?.focus();
  }

  return (
    <>
      <Input
        {...control}
        type={widget}
        inputMode={digits && 'numeric'}
        value={value}
        placeholder={props.placeholder || undefined}
        spellCheck={widget === 'text' ? control.spellCheck : false}
        onBlur={leave}
        onKeyDown={({ key }) => {
          // Enter sends the form.
          if (key === 'Enter') leave();
        }}
      />
      {left && (
        <div role="status">
          {left === value && (
            <LazyEmailQuestion form={registry.formContext.form} address={value} onCorrect={correct} />
          )}
        </div>
      )}
    </>
  );
}

/** Scrolls to the whole field: after Tab a browser scrolls only to the caret's line. */
function scrollToField({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A field of several lines. A select while its values are listed. */
export function TextArea(props: ControlProps) {
  return props.schema.enum ? <SelectField {...props} /> : <Lines {...asText(props)} />;
}

function Lines(props: ControlProps) {
  const { id, schema, registry, placeholder } = props;
  const { rows = 4, words } = fieldOptions(props.uiSchema);
  const value = (props.value as string | undefined) ?? '';
  const [isUsed, setUsed] = useState(false);
  const { maxLength } = schema;
  const limit = words ?? maxLength;
  const hasCount =
    words === undefined
      ? maxLength !== undefined && isNearLimit(charactersLeft(value, maxLength), maxLength)
      : value !== '';
  const control = controlProps(props, hasCount);
  return (
    <>
      <Input
        {...control}
        component="textarea"
        multiline
        onKeyUp={scrollToField}
        value={value}
        rows={rows}
        placeholder={placeholder || undefined}
        onChange={(event) => {
          setUsed(true);
          control.onChange(event);
        }}
      />
      {hasCount && limit !== undefined && (
        <LazyTextCount
          id={id}
          form={registry.formContext.form}
          value={value}
          limit={limit}
          isOfWords={words !== undefined}
          isUsed={isUsed}
        />
      )}
    </>
  );
}
