import { PAGES, SINGLETONS, translatedFile } from '@json-site/compiler/documents';
import { FORMS } from '@json-site/compiler/schema';
import type { Compiled } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import type { Form, FormField } from '@json-site/model/content-types';
import { WIDGETS } from '@json-site/model/widgets';
import type { FieldLayout, FormLayout, FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { loadContent } from './load-content.ts';
import { filesBelow } from './read-files.ts';

/** Names a field of the form by the column that stores it. Inside a list, fields have no columns. */
type ColumnOf = (path: string) => string | undefined;

function layoutOf(field: FormField, path: string, columnOf: ColumnOf): FieldLayout {
  const { name, label, widget, kind, options = [], fields = [], itemLabel } = field;
  const column = columnOf(path);
  const isSplit = kind === 'group' && column === undefined;
  const { mail } = WIDGETS[widget];
  // Everything inside a column is stored by the names of the fields.
  const inside: ColumnOf = isSplit ? columnOf : (inner) => inner.split('.').at(-1);
  return {
    ...(!isSplit && { name: column ?? name }),
    label,
    ...(options.length > 0 && {
      options: Object.fromEntries(options.map(({ value, label: text }) => [String(value), text])),
    }),
    ...(mail !== 'stored' && { format: mail }),
    ...(fields.length > 0 && {
      fields: fields.map((inner) => layoutOf(inner, `${path}.${inner.name}`, inside)),
    }),
    ...(itemLabel !== undefined && { itemLabel }),
  };
}

/** Reduces a form to what reading its answers needs. */
export function formLayout({ id, sections, destination }: Form): FormLayout {
  const { columns, combined = [] } = destination;
  const columnOf: ColumnOf = (path) => columns.find(({ field }) => field === path)?.column;
  return {
    form: id,
    sections: sections.map(({ heading, fields }) => ({
      ...(heading !== undefined && { heading }),
      fields: fields.map((field) => layoutOf(field, field.name, columnOf)),
    })),
    ...(combined.length > 0 && { combined: combined.map(({ column }) => column) }),
  };
}

/** Compiles the content without the pages and the list of their addresses, which take time in a large site. */
function compileForms(root: string): Pick<Compiled, 'forms' | 'diagnostics'> {
  const input = loadContent(root);
  const published = SINGLETONS.publishedFile.file;
  return compile({
    ...input,
    files: input.files.filter(({ path }) => !path.startsWith(PAGES) && path !== published),
  });
}

function layoutsOf(forms: Compiled['forms']): FormLayouts {
  const inOrder = [...forms.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(inOrder.map((form) => [form.destination.table, formLayout(form)]));
}

/** Reads how the site's forms present their fields, by table. A form with errors is left out. */
export function readFormLayouts(root: string): FormLayouts {
  return layoutsOf(compileForms(root).forms);
}

/** Reads the same; null while a form is left out, or a text has a fact that `site.json` does not have. */
export function readAllFormLayouts(root: string): FormLayouts | null {
  const { forms, diagnostics } = compileForms(root);
  const isComplete =
    forms.size === filesBelow(root, `content/${FORMS}`).filter((file) => !translatedFile(file)).length &&
    diagnostics.every(({ code }) => code !== 'unknown-placeholder');
  return isComplete ? layoutsOf(forms) : null;
}
