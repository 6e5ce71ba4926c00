import type { Form, FormField } from '../../generated/content-types.ts';
import { CONTROLS } from '../controls.ts';
import { fieldsOf } from '../fields.ts';
import type { FormPart } from './part.ts';

type Load = () => Promise<{ part: FormPart }>;

function loadersOf({ kind, widget, fields = [] }: FormField): Load[] {
  // The widget of a list of texts is that of one text.
  const widgets = kind === 'texts' ? ([widget, 'list'] as const) : [widget];
  const own = widgets.flatMap((one) => CONTROLS[one].load ?? []);
  return [...own, ...fields.flatMap(loadersOf)];
}

/** Loads the parts that a form's fields need. */
export async function loadParts(form: Form): Promise<FormPart[]> {
  const loaders = new Set(fieldsOf(form).flatMap(loadersOf));
  const modules = await Promise.all([...loaders].map((load) => load()));
  return modules.map(({ part }) => part);
}
