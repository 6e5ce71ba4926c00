import { Checkbox } from '@mantine/core';
import styles from '../controls.module.css';
import type { ControlProps } from '../types.ts';
import { type Option, optionsOf } from './options.ts';

/** Removes Mantine's icon: the browser draws the tick. */
function NoIcon() {
  return null;
}

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
        <Checkbox
          key={option.text}
          // The first check box has the field's id: the error summary links to it.
          id={index === 0 ? id : `${id}-${index}`}
          name={htmlName ?? name}
          value={option.text}
          label={option.label}
          checked={chosen.has(option.value)}
          aria-invalid={rawErrors.length > 0 || undefined}
          icon={NoIcon}
          classNames={{
            root: styles['box'] ?? '',
            body: styles['boxBody'] ?? '',
            input: styles['boxInput'] ?? '',
            label: styles['boxLabel'] ?? '',
          }}
          onChange={(event) => toggle(option, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
