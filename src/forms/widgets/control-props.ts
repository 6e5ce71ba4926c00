import { describedBy } from '../context.ts';
import styles from '../controls.module.css';
import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';

/** The widths of short fields, in characters. */
const WIDTHS = [5, 10, 20];

/** The width of a field whose answers are short. A number has room for its sign and decimals. */
function widthOf(
  { type, maxLength, maximum, multipleOf }: ControlProps['schema'],
  length = maxLength,
): number | undefined {
  const isNumber = type === 'number' || type === 'integer';
  const digits = isNumber && maximum !== undefined ? String(Math.trunc(maximum)).length : undefined;
  const most = digits === undefined ? length : digits + (type === 'number' || multipleOf ? 3 : 0);
  return most === undefined ? undefined : WIDTHS.find((width) => most <= width);
}

/**
 * Props for every Mantine input. An empty text becomes undefined. `hasNote`: a FieldNote is shown below the control.
 */
export function controlProps(props: ControlProps, hasNote = false) {
  const { id, name, htmlName, required, rawErrors = [], schema, uiSchema, onChange } = props;
  const { help, autocomplete, length } = fieldOptions(uiSchema);
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
    attributes: {
      input: {
        'aria-describedby': describedBy(id, help !== undefined, hasError, hasNote),
        'data-chars': widthOf(schema, length),
      },
    },
    classNames: { wrapper: styles['control'] ?? '', input: styles['input'] ?? '' },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(event.currentTarget.value || undefined),
  };
}

/** The props of a typed field that is a select for other answers, whose first entry is no placeholder of a text. */
export const asText = (props: ControlProps): ControlProps =>
  props.uiSchema?.['ui:enumOrder'] ? { ...props, placeholder: '' } : props;
