import { Checkbox } from '@mantine/core';
import controls from '@json-site/forms/controls.module.css';
import type { ControlProps } from '@json-site/forms/inputs';
import { describedBy, fieldOptions } from '@json-site/forms/inputs';

/** A checkbox. An unchecked one removes the property instead of writing `false`. */
export function Toggle({ id, value, uiSchema, rawErrors = [], onChange }: ControlProps) {
  const { help } = fieldOptions(uiSchema);
  return (
    <Checkbox
      id={id}
      checked={Boolean(value)}
      // The browser renders the tick itself.
      icon={() => null}
      aria-describedby={describedBy(id, help !== undefined, rawErrors.length > 0)}
      classNames={{ body: controls['boxBody'] ?? '', input: controls['boxInput'] ?? '' }}
      onChange={(event) => onChange(event.currentTarget.checked || undefined)}
    />
  );
}
