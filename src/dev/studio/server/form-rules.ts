import type { CoreSchema, FormatName } from '../../../compiler/forms/core-schema.ts';
import type { DataField, FieldKind } from '../../../compiler/forms/form-fields.ts';
import { labelFromName } from '../../../compiler/forms/label-from-name.ts';
import { formTables } from '../../../compiler/forms/table/form-tables.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import type { FormRule, FormRuleList } from '../protocol.ts';

const KINDS: Record<FieldKind, string> = {
  text: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  choice: 'one choice',
  choices: 'several choices',
  texts: 'list of texts',
  list: 'list of groups',
  group: 'group',
};

const FORMATS: Record<FormatName, string> = {
  email: 'e-mail address',
  uri: 'web address',
  tel: 'telephone number',
  date: 'date',
  time: 'time',
  'date-time': 'date and time',
  uuid: 'identifier',
};

const REQUIRED: Record<DataField['required'], string> = {
  always: 'yes',
  sometimes: 'depends on other fields',
  never: 'no',
};

/** `2 to 100 characters`, `at most 5 entries` */
function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least && most !== undefined) return [`${least} to ${most} ${unit}`.trim()];
  if (least) return [`at least ${least} ${unit}`.trim()];
  return most === undefined ? [] : [`at most ${most} ${unit}`.trim()];
}

function limitsOf(schema: CoreSchema | undefined, { optionTitles }: DataField): string {
  const options = (values: readonly unknown[]) =>
    values.map((value) => optionTitles.get(value) ?? labelFromName(String(value))).join(', ');
  switch (schema?.type) {
    case 'string':
      if (schema.enum) return options(schema.enum);
      return [
        ...range(schema.minLength, schema.maxLength, 'characters'),
        ...(schema.pattern === undefined ? [] : ['in a pattern']),
        ...(schema.after === undefined ? [] : [`after ${labelFromName(schema.after)}`]),
      ].join(', ');
    case 'number':
    case 'integer':
      if (schema.enum) return options(schema.enum);
      return range(schema.minimum, schema.maximum, '').join(', ');
    case 'array': {
      const { items, minItems, maxItems } = schema;
      const choices = 'enum' in items && items.enum ? [options(items.enum)] : [];
      return [...choices, ...range(minItems, maxItems, 'entries')].join('; ');
    }
    case 'boolean':
      return schema.enum ? 'must be ticked' : '';
    default:
      return '';
  }
}

function kindOf({ kind, definitions: [schema] }: DataField): string {
  return schema?.type === 'string' && schema.format ? FORMATS[schema.format] : KINDS[kind];
}

/** Describes what a form accepts and where it stores it. Null while its file or its data schema has errors. */
export function listFormRules({ store }: ContentContext, file: string): FormRuleList | null {
  store.refresh();
  const form = formTables(store.input()).find((one) => one.form.source.path === file);
  if (!form) return null;
  const columns = new Map(form.table.columns.map(({ field, name }) => [field, name]));
  const rules = (fields: readonly DataField[], around: string): FormRule[] =>
    fields.flatMap((field) => {
      const label = around + (field.title ?? labelFromName(field.name));
      const path = field.path.join('.');
      return [
        {
          field: path,
          label,
          kind: kindOf(field),
          required: REQUIRED[field.required],
          limits: limitsOf(field.definitions[0], field),
          column: columns.get(path) ?? '',
        },
        ...rules(field.fields, `${label} › `),
      ];
    });
  return { table: form.table.name, fields: rules(form.schema.fields, '') };
}
