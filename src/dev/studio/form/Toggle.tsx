import { Checkbox } from '@mantine/core';
import { describedBy, fieldOf } from '../../../forms/context.ts';
import controls from '../../../forms/controls.module.css';
import type { FieldWidgetProps } from '../../../forms/types.ts';

/** The browser draws its own tick. */
function NoIcon() {
  return null;
}

/** Yes or no. What was never set and is switched off again is not written. */
export function Toggle({ id, name, value, registry, rawErrors = [], onChange }: FieldWidgetProps) {
  const field = fieldOf(registry.formContext, name);
  return (
    <Checkbox
      id={id}
      checked={Boolean(value)}
      icon={NoIcon}
      aria-describedby={describedBy(id, field, rawErrors.length > 0)}
      classNames={{ body: controls['boxBody'] ?? '', input: controls['boxInput'] ?? '' }}
      onChange={(event) => onChange(event.currentTarget.checked || undefined)}
    />
  );
}
