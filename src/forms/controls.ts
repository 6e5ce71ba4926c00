import type { WidgetName } from '@json-site/model/widgets';
import type { FormPart } from './parts/part.ts';
import { joinDateTime, splitDateTime, toStoredDateTime } from './values/date-times.ts';
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
}

const lists = () => import('./parts/lists.ts');
const radios = () => import('./widgets/Radios.tsx');

const asTyped = (text: string) => text;

export const CONTROLS: Readonly<Record<WidgetName, Control>> = {
  text: { load: null, label: 'above', restore: asTyped },
  textarea: { load: null, label: 'above', restore: asTyped },
  email: { load: null, label: 'above', restore: asTyped },
  tel: { load: null, label: 'above', restore: asTyped },
  url: { load: null, label: 'above', restore: asTyped },
  number: {
    load: () => import('./widgets/NumberField.tsx'),
    label: 'above',
    restore: (text) => parseNumber(text),
  },
  date: { load: () => import('./widgets/DateField.tsx'), label: 'above', restore: (text) => parseDate(text) },
  time: { load: () => import('./widgets/TimeField.tsx'), label: 'above', restore: asTyped },
  'date-time': {
    load: () => import('./widgets/DateTimeField.tsx'),
    label: 'above',
    restore: (text) => {
      const [date, time] = splitDateTime(text);
      return toStoredDateTime(joinDateTime(parseDate(date), time));
    },
  },
  select: { load: null, label: 'above', restore: asTyped },
  radios: { load: radios, label: 'legend', restore: asTyped },
  checkboxes: { load: () => import('./widgets/Checkboxes.tsx'), label: 'legend', restore: asTyped },
  checkbox: { load: () => import('./widgets/TickBox.tsx'), label: 'box', restore: asTyped },
  'yes-no': { load: radios, label: 'legend', restore: asTyped },
  list: { load: lists, label: 'legend', restore: asTyped },
  group: { load: null, label: 'legend', restore: asTyped },
};
