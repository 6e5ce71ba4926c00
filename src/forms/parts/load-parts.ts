import type { Form, FormField } from '../../generated/content-types.ts';
import { fieldsOf } from '../fields.ts';
import type { FormPart } from './part.ts';

const PARTS = {
  checkboxes: () => import('./checkboxes.ts'),
  dates: () => import('./dates.ts'),
  lists: () => import('./lists.ts'),
  numbers: () => import('./numbers.ts'),
  radios: () => import('./radios.ts'),
  tickBoxes: () => import('./tick-boxes.ts'),
  times: () => import('./times.ts'),
};

type PartName = keyof typeof PARTS;

/** The parts of widgets that are not in every form's code. */
const PARTS_OF_WIDGETS: Partial<Record<FormField['widget'], PartName>> = {
  checkboxes: 'checkboxes',
  checkbox: 'tickBoxes',
  date: 'dates',
  'date-time': 'times',
  number: 'numbers',
  radios: 'radios',
  time: 'times',
  'yes-no': 'radios',
};

function partsOf({ kind, widget, fields = [] }: FormField): PartName[] {
  const part = PARTS_OF_WIDGETS[widget];
  const isList = kind === 'list' || kind === 'texts';
  return [...(part ? [part] : []), ...(isList ? ['lists' as const] : []), ...fields.flatMap(partsOf)];
}

/** Loads the parts that a form's fields need. */
export async function loadParts(form: Form): Promise<FormPart[]> {
  const names = new Set(fieldsOf(form).flatMap(partsOf));
  const modules = await Promise.all([...names].map((name) => PARTS[name]()));
  return modules.map(({ part }) => part);
}
