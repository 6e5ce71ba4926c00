import type { ControlProps } from '../types.ts';
import { fieldOptions } from '../ui-schema.ts';

/** One option of a select, of radio buttons or of check boxes. `text` represents the value in HTML. */
export interface Option {
  value: string | number | boolean;
  text: string;
  label: string;
  hint?: string | undefined;
}

/** Returns the options of a field, in the order of the content. */
export function optionsOf({ options, uiSchema }: ControlProps): Option[] {
  const { hints = {} } = fieldOptions(uiSchema);
  return (options.enumOptions ?? []).map(({ value, label }) => {
    const text = String(value);
    return { value, text, label, hint: hints[text] };
  });
}

/** Returns the value that an option's text represents. */
export function chosenValue(options: Option[], text: string): Option['value'] | undefined {
  return options.find((option) => option.text === text)?.value;
}

/** More options than people compare in two columns. */
const MANY_OPTIONS = 15;

/** More characters than fit into a line of half a column. */
const LONG_LABEL = 30;

/** Whether options are below each other: long ones beside each other are hard to read. */
export const areLong = (options: readonly Option[]) =>
  options.length > MANY_OPTIONS ||
  options.some(({ label, hint }) => hint !== undefined || label.length > LONG_LABEL) ||
  undefined;
