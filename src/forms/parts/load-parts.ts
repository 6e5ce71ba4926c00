import { widgets } from 'virtual:widgets';
import type { Form, FormField } from '@json-site/model/content-types';
import { CONTROLS } from '../controls.ts';
import { fieldsOf } from '../fields.ts';
import type { FormPart } from './part.ts';

type Load = () => Promise<{ part: FormPart }>;

function loadersOf({ kind, widget, control = '', fields = [] }: FormField): Load[] {
  // The widget of a list of texts is that of one text.
  const names = kind === 'texts' ? ([widget, 'list'] as const) : [widget];
  const own = names.flatMap((one) => CONTROLS[one].load ?? []);
  return [...own, ...(widgets[control] ?? []), ...fields.flatMap(loadersOf)];
}

/** Loads the parts that a form and its fields need. */
export async function loadParts(form: Form): Promise<FormPart[]> {
  const pages: Load[] = form.pages ? [() => import('../pages/Pages.tsx')] : [];
  const loaders = new Set([...fieldsOf(form).flatMap(loadersOf), ...pages]);
  const modules = await Promise.all([...loaders].map((load) => load()));
  return modules.map(({ part }) => part);
}
