import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { Box, optionId } from './Box.tsx';
import { type Option, optionsOf } from './options.ts';

/** More characters than two options have that fit beside each other on a phone. */
const SHORT_LABEL = 12;

/** Radio buttons: one of a few options, or yes and no. They are below each other, unless they are two short ones. */
export function Radios(props: ControlProps) {
  const { id, name, htmlName, value, required = false, rawErrors = [], onChange } = props;
  const options = optionsOf(props);
  const isShort = ({ label, hint }: Option) => label.length <= SHORT_LABEL && hint === undefined;
  const isPair = options.length === 2 && options.every(isShort);
  return (
    <div className={styles[isPair ? 'pair' : 'boxes']} data-long={!isPair || undefined}>
      {options.map((option, index) => (
        <Box
          type="radio"
          key={option.text}
          id={optionId(id, index)}
          name={htmlName ?? name}
          value={option.text}
          label={option.label}
          hint={option.hint}
          required={required}
          checked={value === option.value}
          aria-invalid={rawErrors.length > 0 || undefined}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

export const part: FormPart = { fields: { BooleanField }, widgets: { radios: Radios, 'yes-no': Radios } };
