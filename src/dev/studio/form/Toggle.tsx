import { Checkbox } from '@mantine/core';
import { describedBy, fieldOf } from '../../../forms/context.ts';
import controls from '../../../forms/controls.module.css';
import type { FieldWidgetProps } from '../../../forms/types.ts';

/** The browser renders the tick itself. */
function NoIcon() {
  return null;
}

/** A checkbox. An unchecked one removes the property instead of writing `false`. */
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
