import { describedBy } from '../context.ts';
import styles from '../controls.module.css';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';

/**
 * Props for every Mantine input. An empty text becomes undefined. `hasNote`: a FieldNote is shown below the control.
 */
export function controlProps(props: ControlProps, hasNote = false) {
  const { id, name, htmlName, required, rawErrors = [], uiSchema, onChange } = props;
  const { help, autocomplete } = fieldOptions(uiSchema);
  const hasError = rawErrors.length > 0;
  return {
    id,
    name: htmlName ?? name,
    required: required ?? false,
    error: hasError,
    autoComplete: autocomplete,
    // Names, organisations and addresses are in no dictionary.
    spellCheck: autocomplete === undefined ? undefined : false,
    // An attribute, because Mantine replaces the prop with the description of its own label component.
    attributes: { input: { 'aria-describedby': describedBy(id, help !== undefined, hasError, hasNote) } },
    classNames: { wrapper: styles['control'] ?? '', input: styles['input'] ?? '' },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(event.currentTarget.value || undefined),
  };
}
