import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { RjsfFormContext } from '../../../forms/context.ts';
import type { Form, FormField } from '../../../generated/content-types.ts';
import { labelFor } from '../labels.ts';

/** Text of more characters than this wants several lines. */
const ONE_LINE = 100;

/** The engine asks a form for its words; those of the studio's forms come with each field. */
const NO_FORM = { id: 'studio', requiredMark: '(required)', sections: [] } as Partial<Form> as Form;

function widgetOf({ enum: values, means, maxLength = 0 }: Schema): FormField['widget'] {
  if (values) return 'select';
  if (means === 'inline' || maxLength > ONE_LINE) return 'textarea';
  return 'text';
}

/** `items-2` → "Items 3", which is how an item of a list is called. */
function fieldLabel(name: string): string {
  const [, list, index] = /^(.*)-(\d+)$/.exec(name) ?? [];
  return list === undefined ? labelFor(name) : `${labelFor(list)} ${Number(index) + 1}`;
}

/** Label, help and options of a field, which a visitor's form has from its content and the studio's from its schema. */
export function fieldFromSchema(name: string, schema: Schema): FormField {
  const values = schema.enum;
  const isItem = /-\d+$/.test(name);
  return {
    name,
    label: fieldLabel(name),
    widget: widgetOf(schema),
    // The list above says what its items are.
    ...(schema.description && !isItem && { hint: schema.description }),
    ...(values && {
      placeholder: 'As usual',
      options: values.map((value) => ({ value: String(value), label: labelFor(String(value)) })),
    }),
    rows: (schema.maxLength ?? 0) > 300 ? 5 : 3,
  };
}

/** The same for the engine's context: one field, under the name by which it will be looked up. */
export function fieldContext(field: FormField): RjsfFormContext {
  return { form: NO_FORM, headingLevel: 3, fields: new Map([[field.name, field]]) };
}
