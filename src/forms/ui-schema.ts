import { getUiOptions } from '@rjsf/utils';
import type { Form, FormField } from '@json-site/model/content-types';
import type { Inline } from '@json-site/model/model';
import { fillIn } from '@json-site/model/visitor';
import { fieldsOf } from './fields.ts';
import type { FormUiSchema } from './types.ts';

/** Leaves out what the content does not say. */
function defined(options: object): FormUiSchema {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** The text of a control. */
function uiSchemaOfControl({
  placeholder,
  widget,
  control,
  options,
  rows,
  autocomplete,
  exclusive,
  unit,
  filter,
  words,
  digits,
  length,
}: FormField): FormUiSchema {
  const hints = options?.flatMap(({ value, hint }) => (hint ? [[String(value), hint]] : [])) ?? [];
  return defined({
    'ui:placeholder': placeholder,
    'ui:widget': control ?? widget,
    'ui:options': defined({ rows, autocomplete, exclusive, unit, filter, words, digits, length }),
    'ui:hints': hints.length > 0 ? Object.fromEntries(hints) : undefined,
    'ui:enumNames': options && Object.fromEntries(options.map(({ value, label }) => [String(value), label])),
    'ui:enumOrder': options?.map(({ value }) => value),
  });
}

/** The number of an entry in its label. `depth`: how many lists are around its list. */
type EntryNumber = (index: number, depth: number) => number | string;

interface Numbering {
  numberOf: EntryNumber;
  depth: number;
}

/** The text of a list, and a function that returns the text of one of its items. */
function uiSchemaOfList(field: FormField, { numberOf, depth }: Numbering): FormUiSchema {
  const { kind, add, remove, itemLabel = '{number}', itemInSentence = itemLabel, fields = [] } = field;
  const inner =
    kind === 'list' ? uiSchemaOfFields(fields, { numberOf, depth: depth + 1 }) : uiSchemaOfControl(field);
  return {
    'ui:options': defined({ add, remove, itemLabel }),
    items: (_item: unknown, index: number) => ({
      ...inner,
      'ui:title': fillIn(itemLabel, { number: numberOf(index, depth) }),
      'ui:inSentence': fillIn(itemInSentence, { number: numberOf(index, depth) }),
    }),
  };
}

function uiSchemaOfKind(field: FormField, numbering: Numbering): FormUiSchema {
  if (field.kind === 'group') return uiSchemaOfFields(field.fields ?? [], numbering);
  return field.kind === 'list' || field.kind === 'texts'
    ? uiSchemaOfList(field, numbering)
    : uiSchemaOfControl(field);
}

function uiSchemaOfField(field: FormField, numbering: Numbering): FormUiSchema {
  const { label, hint, width, hidden, oneOf, onlyIf } = field;
  const own = {
    'ui:title': label,
    'ui:help': hint,
    'ui:width': width,
    'ui:hidden': hidden,
    'ui:oneOf': oneOf,
    'ui:onlyIf': onlyIf,
  };
  return { ...uiSchemaOfKind(field, numbering), ...defined(own) };
}

function uiSchemaOfFields(fields: readonly FormField[], numbering: Numbering): FormUiSchema {
  return {
    'ui:order': [...fields.map(({ name }) => name), '*'],
    ...Object.fromEntries(fields.map((field) => [field.name, uiSchemaOfField(field, numbering)])),
  };
}

/** Creates RJSF's uiSchema from a form's content: the text, the widget and the order of every field. */
export function createUiSchema(form: Form, numberOf: EntryNumber = (index) => index + 1): FormUiSchema {
  return uiSchemaOfFields(fieldsOf(form), { numberOf, depth: 0 });
}

/** Says at some fields of an object for which answers they are. */
export function withOnlyIf(uiSchema: FormUiSchema = {}, names: readonly string[]): FormUiSchema {
  const told = names.flatMap((name): [string, FormUiSchema][] => {
    const own = uiSchema[name] as FormUiSchema | undefined;
    const { onlyIf, help = [] } = fieldOptions(own);
    const hint = [onlyIf, ...[help].flat()].filter((part) => part !== undefined);
    const spaced = hint.flatMap((part, index) => (index === 1 ? [' ', part] : [part]));
    return onlyIf ? [[name, Object.assign({}, own, { 'ui:help': spaced })]] : [];
  });
  return { ...uiSchema, ...Object.fromEntries(told) };
}

type Shown =
  | 'widget'
  | 'rows'
  | 'width'
  | 'hidden'
  | 'exclusive'
  | 'unit'
  | 'filter'
  | 'words'
  | 'digits'
  | 'length'
  | 'oneOf'
  | 'onlyIf'
  | 'autocomplete'
  | 'add'
  | 'remove'
  | 'itemLabel';

/** Returns what the content says about a field. RJSF calls the label `title` and the hint `help`. */
export function fieldOptions(uiSchema: FormUiSchema | undefined): Partial<Pick<FormField, Shown>> & {
  title?: string;
  inSentence?: string;
  help?: Inline;
  hints?: Record<string, string>;
} {
  return getUiOptions(uiSchema) as ReturnType<typeof fieldOptions>;
}
