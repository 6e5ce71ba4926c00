import { Checkbox } from '@mantine/core';
import { fieldOf } from '../context.ts';
import styles from '../controls.module.css';
import type { FieldWidgetProps } from '../types.ts';

/** Removes Mantine's icon: the browser draws the tick. */
function NoIcon() {
  return null;
}

/** Check boxes for a list of options. The value has the order of the options, not of the clicks. */
export function Checkboxes({ id, name, value, rawErrors = [], registry, onChange }: FieldWidgetProps) {
  const { options = [] } = fieldOf(registry.formContext, name);
  const chosen = new Set((value as string[] | undefined) ?? []);

  function toggle(option: string, isOn: boolean) {
    const next = options
      .map((entry) => entry.value)
      .filter((entry) => (entry === option ? isOn : chosen.has(entry)));
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <div className={styles['boxes']}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          // The first check box has the field's id: the error summary links to it.
          id={index === 0 ? id : `${id}_${index}`}
          name={name}
          value={option.value}
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
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
