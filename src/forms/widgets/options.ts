import type { ControlProps } from '../types.ts';

/** One option of a select, of radio buttons or of check boxes. `text` represents the value in HTML. */
export interface Option {
  value: string | number | boolean;
  text: string;
  label: string;
}

/** Returns the options of a field, in the order of the content. */
export function optionsOf({ options }: ControlProps): Option[] {
  return (options.enumOptions ?? []).map(({ value, label }) => ({ value, text: String(value), label }));
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
  options.length > MANY_OPTIONS || options.some(({ label }) => label.length > LONG_LABEL) || undefined;
