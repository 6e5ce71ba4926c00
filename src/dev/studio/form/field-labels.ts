import type { Schema } from '@json-site/compiler/schema';
import { targetKind, writtenAs } from '@json-site/compiler/schema';
import { labelFor, withoutMarkup } from '@json-site/compiler/words';
import type { FormUiSchema, RjsfFormContext } from '@json-site/forms/inputs';
import type { Form } from '@json-site/model/content-types';
import { EDITORS_LABELS, inEditorsWords } from '../values/editors-words.ts';
import { valueWidget } from './controls/value-forms.ts';

/** A text that may be longer than this gets several lines. */
const ONE_LINE = 100;

/** The texts of the studio's forms are in their fields, and every field is visible. */
export const STUDIO_CONTEXT: RjsfFormContext = {
  form: {
    id: 'studio',
    requiredMark: '(required)',
    sections: [],
    charactersLeft: { one: '{count} character left', other: '{count} characters left' },
    charactersOver: { one: '{count} character too many', other: '{count} characters too many' },
  } as Partial<Form> as Form,
  headingLevel: 3,
  visible: () => new Map(),
  announce: () => undefined,
};

function widgetOf(schema: Schema): string | undefined {
  const { type, enum: values, means, maxLength = 0 } = schema;
  const kind = targetKind(means);
  if (kind) return kind === 'file' ? 'file' : 'choice';
  if (type === 'boolean') return 'toggle';
  if (type === 'array' || type === 'object' || writtenAs(means) === 'query') return undefined;
  if (values) return 'select';
  if (writtenAs(means) === 'inline') return 'inline';
  return valueWidget(schema) ?? (maxLength > ONE_LINE ? 'textarea' : 'text');
}

const ITEM = /^(.*)-(\d+)$/;

/** A name that begins with a capital letter is an entry of a dictionary: the editor has written it. */
const labelOf = (name: string) => (/^\p{Lu}/u.test(name) ? name : labelFor(name));

/**
 * Returns a field's label, as diagnostics name it. RJSF names the items of a list `items-2`, and gives them the title
 * `Items of the list-3` if the list has a title, and otherwise `items-3`.
 */
function fieldLabel(name: string, title = ''): string {
  const [, list, index] = ITEM.exec(name) ?? [];
  if (list === undefined) return labelOf(name);
  const [, listTitle = list] = ITEM.exec(title) ?? [];
  return `${listTitle === list ? labelOf(list) : listTitle} ${Number(index) + 1}`;
}

/** Labels a choice. A hyphen before the name of a property reverses an order. */
function choiceLabel(value: string): string {
  if (value.startsWith('-')) return `${labelFor(value.slice(1))}, reversed`;
  return EDITORS_LABELS[value] ?? labelFor(value);
}

/** The help of a field: its description as it reads, with the labels of the choices instead of their values. */
function helpOf({ description = '', enum: values = [] }: Schema): string {
  return values.reduce<string>(
    (text, value) => text.replaceAll(`"${value}"`, `“${choiceLabel(String(value))}”`),
    inEditorsWords(withoutMarkup(description)),
  );
}

/** Describes a field by its schema, as content/forms describes the fields of visitors' forms. */
export function uiSchemaFor(name: string, schema: Schema, itemTitle?: string): FormUiSchema {
  const { title, enum: values, maxLength = 0 } = schema;
  const help = helpOf(schema);
  const isItem = ITEM.test(name);
  const widget = widgetOf(schema);
  return {
    'ui:title': title ?? fieldLabel(name, itemTitle),
    ...(widget && { 'ui:widget': widget }),
    // The list shows the description of its items.
    ...(help && !isItem && { 'ui:help': help }),
    ...(values && {
      'ui:placeholder': 'Default',
      'ui:enumNames': Object.fromEntries(values.map((value) => [String(value), choiceLabel(String(value))])),
    }),
    'ui:options': { rows: maxLength > 300 ? 5 : 3 },
  };
}
