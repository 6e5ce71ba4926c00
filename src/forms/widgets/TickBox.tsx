import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import { describedBy } from '../context.ts';
import styles from '../controls.module.css';
import type { FormPart } from '../parts/part.ts';
import { Label } from '../templates/Label.tsx';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';
import { Box } from './Box.tsx';

/** A single check box. The value is true, or absent: nobody is asked to say no. */
export function TickBox(props: ControlProps) {
  const { id, name, htmlName, label, value, required = false, rawErrors = [], registry, uiSchema } = props;
  const { help } = fieldOptions(uiSchema);
  const hasError = rawErrors.length > 0;
  return (
    <div className={styles['boxes']}>
      <Box
        type="checkbox"
        id={id}
        name={htmlName ?? name}
        value="true"
        label={<Label text={label} mark={required && registry.formContext.form.requiredMark} />}
        required={required}
        checked={value === true}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy(id, help !== undefined, hasError)}
        onChange={(event) => props.onChange(event.currentTarget.checked || undefined)}
      />
    </div>
  );
}

export const part: FormPart = { fields: { BooleanField }, widgets: { checkbox: TickBox } };
