import { Input } from '@mantine/core';
import { useState } from 'react';
import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import { usePlain } from '../plain/NoScript.tsx';
import { arrayField } from '../rjsf/array-field.ts';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { Box, optionId } from './Box.tsx';
import { areLong, type Option, optionsOf } from './options.ts';

/** Check boxes for a list of options. The value has the order of the options, not of the clicks. */
export function Checkboxes(props: ControlProps) {
  const { id, name, htmlName, rawErrors = [], onChange } = props;
  const options = optionsOf(props);
  const [wanted, setWanted] = useState('');
  const isPlain = usePlain();
  const { exclusive = [], filter } = fieldOptions(props.uiSchema);
  const chosen = new Set((props.value as Option['value'][] | undefined) ?? []);

  function toggle(changed: Option, isOn: boolean) {
    // "None of these" clears the others, and they clear it.
    const isAlone = ({ value }: Option) => exclusive.includes(value);
    const mayStay = (option: Option) => !isOn || (!isAlone(changed) && !isAlone(option));
    const next = options.filter((option) =>
      option === changed ? isOn : chosen.has(option.value) && mayStay(option),
    );
    onChange(next.length > 0 ? next.map((option) => option.value) : undefined);
  }

  const isHidden = ({ label, value }: Option) =>
    !chosen.has(value) && !label.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());

  return (
    <div className={styles['boxes']} data-long={areLong(options)}>
      {filter && !isPlain && (
        <Input
          type="search"
          aria-label={filter}
          placeholder={filter}
          classNames={{ wrapper: styles['filter'] ?? '', input: styles['input'] ?? '' }}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would send the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {options.map((option, index) => (
        <Box
          type="checkbox"
          isHidden={isHidden(option)}
          key={option.text}
          id={optionId(id, index)}
          name={htmlName ?? name}
          value={option.text}
          label={option.label}
          hint={option.hint}
          checked={chosen.has(option.value)}
          aria-invalid={rawErrors.length > 0 || undefined}
          onChange={(event) => toggle(option, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

export const part: FormPart = { fields: { ArrayField: arrayField }, widgets: { checkboxes: Checkboxes } };
