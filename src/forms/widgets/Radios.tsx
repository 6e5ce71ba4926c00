import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import type { ControlProps } from '../types.ts';
import { Box, optionId } from './Box.tsx';
import { areLong, optionsOf } from './options.ts';

/** Radio buttons: one of a few options, or yes and no. */
export function Radios(props: ControlProps) {
  const { id, name, htmlName, value, required = false, rawErrors = [], onChange } = props;
  const options = optionsOf(props);
  return (
    <div className={styles['boxes']} data-long={areLong(options)}>
      {options.map((option, index) => (
        <Box
          type="radio"
          key={option.text}
          id={optionId(id, index)}
          name={htmlName ?? name}
          value={option.text}
          label={option.label}
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
