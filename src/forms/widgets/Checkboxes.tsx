import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import { arrayField } from '../rjsf/array-field.ts';
import type { ControlProps } from '../types.ts';
import { Box, optionId } from './Box.tsx';
import { type Option, optionsOf } from './options.ts';

/** Check boxes for a list of options. The value has the order of the options, not of the clicks. */
export function Checkboxes(props: ControlProps) {
  const { id, name, htmlName, rawErrors = [], onChange } = props;
  const options = optionsOf(props);
  const chosen = new Set((props.value as Option['value'][] | undefined) ?? []);

  function toggle(changed: Option, isOn: boolean) {
    const next = options.filter((option) => (option === changed ? isOn : chosen.has(option.value)));
    onChange(next.length > 0 ? next.map((option) => option.value) : undefined);
  }

  return (
    <div className={styles['boxes']}>
      {options.map((option, index) => (
        <Box
          type="checkbox"
          key={option.text}
          id={optionId(id, index)}
          name={htmlName ?? name}
          value={option.text}
          label={option.label}
          checked={chosen.has(option.value)}
          aria-invalid={rawErrors.length > 0 || undefined}
          onChange={(event) => toggle(option, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

export const part: FormPart = { fields: { ArrayField: arrayField }, widgets: { checkboxes: Checkboxes } };
