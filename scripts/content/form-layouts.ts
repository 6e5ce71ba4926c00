import { PAGES, parseFile, SINGLETONS, translatedFile } from '@json-site/compiler/documents';
import { FORMS } from '@json-site/compiler/schema';
import type { Compiled } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import type { Form, FormField } from '@json-site/model/content-types';
import { WIDGETS } from '@json-site/model/widgets';
import { isObject } from '@json-site/values/objects';
import type { FieldLayout, FormLayout, FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { loadContent } from './load-content.ts';
import { filesBelow } from './read-files.ts';

/** Names a field of the form by the column that stores it. Inside a list, fields have no columns. */
type ColumnOf = (path: string) => string | undefined;

function layoutOf(field: FormField, path: string, columnOf: ColumnOf): FieldLayout {
  const { name, label, widget, kind, options = [], fields = [], itemLabel, unit, decimals } = field;
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
    ...(unit !== undefined && { unit }),
    ...(decimals !== undefined && { decimals }),
    ...(fields.length > 0 && {
      fields: fields.map((inner) => layoutOf(inner, `${path}.${inner.name}`, inside)),
    }),
    ...(itemLabel !== undefined && { itemLabel }),
  };
}

/** The fields of a section. A group that has the heading of its section needs no second one. */
function fieldsUnder(heading: string | undefined, fields: FieldLayout[]): FieldLayout[] {
  const [only, ...others] = fields;
  const isSame = others.length === 0 && only?.name === undefined && only?.label === heading;
  return (isSame && only?.fields) || fields;
}

/** What the content of a form says about its delivery, and pages do not publish. */
export interface DeliveryContent extends Pick<Form, 'receipt'> {
  /** The form's own word for what it sends. */
  submission?: string;
  recipients?: { to: string; where?: Record<string, unknown[]> }[];
}

/** Who receives submissions: the desks, and the visitor, with the words that the confirmation has. */
function deliveryOf(
  { submission, recipients = [], receipt }: DeliveryContent,
  { destination, confirmation }: Form,
  language: string | undefined,
): Pick<FormLayout, 'submission' | 'recipients' | 'receipt'> {
  const columnOf = (field: string) => destination.columns.find((one) => one.field === field)?.column ?? field;
  return {
    ...(submission !== undefined && { submission }),
    ...(recipients.length > 0 && {
      recipients: recipients.map(({ to, where }) => ({
        desk: to.replace(/^desk:/, ''),
        ...(where && {
          where: Object.entries(where).map(([field, answers]) => ({
            column: columnOf(field),
            answers,
          })),
        }),
      })),
    }),
    ...(receipt && {
      receipt: {
        column: columnOf(receipt.field),
        subject: receipt.subject,
        text: receipt.text,
        reference: confirmation.reference,
        ...(receipt.answers && { answers: confirmation.answers }),
        ...(language !== undefined && { language }),
      },
    }),
  };
}

/** The columns whose field has another name. */
function renamed({ columns }: Form['destination']): Pick<FormLayout, 'fields'> {
  const others = columns.filter(({ column, field }) => column !== field);
  return others.length > 0
    ? { fields: Object.fromEntries(others.map(({ column, field }) => [column, field])) }
    : {};
}

/** Reduces a form to what reading and delivering its answers needs. `language` is that of its words. */
export function formLayout(form: Form, delivery: DeliveryContent = {}, language?: string): FormLayout {
  const { id, sections, destination } = form;
  const { columns, combined = [] } = destination;
  const columnOf: ColumnOf = (path) => columns.find(({ field }) => field === path)?.column;
  const layoutsOf = (fields: readonly FormField[]) =>
    fields.map((field) => layoutOf(field, field.name, columnOf));
  // What visitors have not seen is behind what they have written.
  const hidden = layoutsOf(sections.flatMap(({ fields }) => fields.filter((field) => field.hidden)));
  return {
    form: id,
    ...deliveryOf(delivery, form, language),
    sections: [
      ...sections.map(({ heading, fields }) => ({
        ...(heading !== undefined && { heading }),
        fields: fieldsUnder(heading, layoutsOf(fields.filter((field) => !field.hidden))),
      })),
      ...(hidden.length > 0 ? [{ fields: hidden, hidden: true as const }] : []),
    ],
    ...(combined.length > 0 && { combined: combined.map(({ column }) => column) }),
    ...renamed(destination),
  };
}

/** The site's forms, and what the content of each says about its delivery, by language tag. */
interface CompiledForms extends Pick<Compiled, 'site' | 'forms' | 'translatedForms' | 'diagnostics'> {
  deliveryOf: (id: string, tag?: string) => DeliveryContent;
}

/** Compiles the content without the pages and the list of their addresses, which take time in a large site. */
function compileForms(root: string): CompiledForms {
  const input = loadContent(root);
  const published = SINGLETONS.publishedFile.file;
  const compiled = compile({
    ...input,
    files: input.files.filter(({ path }) => !path.startsWith(PAGES) && path !== published),
  });
  // The compiler returns no form whose content differs from its schema.
  const deliveryOf = (id: string, tag?: string): DeliveryContent => {
    const file = `content/${FORMS}/${tag === undefined ? id : `${id}.${tag}`}.json`;
    const source = input.files.find(({ path }) => path === file);
    const value = source && parseFile(source).value;
    return isObject(value) ? value : {};
  };
  return { ...compiled, deliveryOf };
}

/** The receipts of a form in the other languages of the site. Nothing else is sent in the visitor's language. */
function translatedLayouts(
  { translatedForms, deliveryOf }: CompiledForms,
  id: string,
  receipt: DeliveryContent['receipt'],
): Pick<FormLayout, 'languages'> {
  const layouts = Object.entries(translatedForms).flatMap(([tag, forms]) => {
    const form = forms.get(id);
    const words = deliveryOf(id, tag).receipt;
    return form && receipt ? [[tag, formLayout(form, { receipt: { ...receipt, ...words } }, tag)]] : [];
  });
  return layouts.length > 0 ? { languages: Object.fromEntries(layouts) } : {};
}

function layoutsOf(compiled: CompiledForms): FormLayouts {
  const inOrder = [...compiled.forms.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return Object.fromEntries(
    inOrder.map((form) => {
      const delivery = compiled.deliveryOf(form.id);
      return [
        form.destination.table,
        {
          ...formLayout(form, delivery, compiled.site?.language),
          ...translatedLayouts(compiled, form.id, delivery.receipt),
        },
      ];
    }),
  );
}

/** Reads how the site's forms present their fields, by table. A form with errors is left out. */
export function readFormLayouts(root: string): FormLayouts {
  return layoutsOf(compileForms(root));
}

/** Reads the same; null while a form is left out, or a text has a fact that `site.json` does not have. */
export function readAllFormLayouts(root: string): FormLayouts | null {
  const compiled = compileForms(root);
  const isComplete =
    compiled.forms.size ===
      filesBelow(root, `content/${FORMS}`).filter((file) => !translatedFile(file)).length &&
    compiled.diagnostics.every(({ code }) => code !== 'unknown-placeholder');
  return isComplete ? layoutsOf(compiled) : null;
}
