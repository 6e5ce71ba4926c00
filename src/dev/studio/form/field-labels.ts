import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { RjsfFormContext } from '../../../forms/context.ts';
import type { Form, FormField } from '../../../generated/content-types.ts';
import { labelFor } from '../labels.ts';

/** A text that may be longer than this gets several lines. */
const ONE_LINE = 100;

/** The form of the context. The texts of the studio's forms are in their fields. */
const NO_FORM = { id: 'studio', requiredMark: '(required)', sections: [] } as Partial<Form> as Form;

function widgetOf({ enum: values, means, maxLength = 0 }: Schema): FormField['widget'] {
  if (values) return 'select';
  if (means === 'inline' || maxLength > ONE_LINE) return 'textarea';
  return 'text';
}

/** Returns a field's label. RJSF names the items of a list `items-2`; that becomes "Items 3". */
function fieldLabel(name: string): string {
  const [, list, index] = /^(.*)-(\d+)$/.exec(name) ?? [];
  return list === undefined ? labelFor(name) : `${labelFor(list)} ${Number(index) + 1}`;
}

/** Describes a field by its schema, as content/forms describes the fields of visitors' forms. */
export function fieldFromSchema(name: string, schema: Schema): FormField {
  const values = schema.enum;
  const isItem = /-\d+$/.test(name);
  return {
    name,
    label: fieldLabel(name),
    widget: widgetOf(schema),
    // The list shows the description of its items.
    ...(schema.description && !isItem && { hint: schema.description }),
    ...(values && {
      placeholder: 'Default',
      options: values.map((value) => ({ value: String(value), label: labelFor(String(value)) })),
    }),
    rows: (schema.maxLength ?? 0) > 300 ? 5 : 3,
  };
}

/** Returns an RJSF context with one field. */
export function fieldContext(field: FormField): RjsfFormContext {
  return { form: NO_FORM, headingLevel: 3, fields: new Map([[field.name, field]]) };
}
