import type { WidgetName } from '../compiler/form-rules/widgets.ts';
import type { FormPart } from './parts/part.ts';
import { toStoredDateTime } from './values/date-times.ts';
import type { FormValue } from './values/form-values.ts';
import { parseNumber } from './values/numbers.ts';
import { parseDate } from './values/parse-date.ts';

/** The control of a widget. */
interface Control {
  /** Loads it. Null if every form has it: see rjsf/create-registry.ts. */
  load: (() => Promise<{ part: FormPart }>) | null;
  /** Where its label is: above it, in the legend of a fieldset, or next to a single box. */
  label: 'above' | 'legend' | 'box';
  /** Converts the text that a visitor typed before hydration to the value that the control would have made of it. */
  restore: (text: string) => FormValue;
  /** Writes a value into a combined column. */
  combine: (value: FormValue) => string;
}

const lists = () => import('./parts/lists.ts');
const radios = () => import('./widgets/Radios.tsx');
const times = () => import('./widgets/TimeField.tsx');

const asTyped = (text: string) => text;

export const CONTROLS: Readonly<Record<WidgetName, Control>> = {
  text: { load: null, label: 'above', restore: asTyped, combine: String },
  textarea: { load: null, label: 'above', restore: asTyped, combine: String },
  email: { load: null, label: 'above', restore: asTyped, combine: String },
  tel: { load: null, label: 'above', restore: asTyped, combine: String },
  url: { load: null, label: 'above', restore: asTyped, combine: String },
  number: {
    load: () => import('./widgets/NumberField.tsx'),
    label: 'above',
    restore: (text) => parseNumber(text),
    combine: String,
  },
  date: {
    load: () => import('./widgets/DateField.tsx'),
    label: 'above',
    restore: (text) => parseDate(text),
    combine: String,
  },
  time: { load: times, label: 'above', restore: asTyped, combine: String },
  'date-time': { load: times, label: 'above', restore: toStoredDateTime, combine: String },
  select: { load: null, label: 'above', restore: asTyped, combine: String },
  radios: { load: radios, label: 'legend', restore: asTyped, combine: String },
  checkboxes: {
    load: () => import('./widgets/Checkboxes.tsx'),
    label: 'legend',
    restore: asTyped,
    combine: String,
  },
  checkbox: {
    load: () => import('./widgets/TickBox.tsx'),
    label: 'box',
    restore: asTyped,
    combine: String,
  },
  'yes-no': { load: radios, label: 'legend', restore: asTyped, combine: String },
  list: { load: lists, label: 'legend', restore: asTyped, combine: String },
  group: { load: null, label: 'legend', restore: asTyped, combine: String },
};
