import { slug } from '@json-site/compiler/documents';
import { isObject } from '@json-site/values/objects';
import type { QuestionKind, QuestionOption } from '../../questions/protocol.ts';

/** An object of a JSON file. */
export type Json = Record<string, unknown>;

/** A text of more characters gets several lines. */
const SEVERAL_LINES = 500;

/** What a new question accepts, and how the form shows it. The options are added. */
export const NEW_QUESTION: Readonly<Record<QuestionKind, { schema: Json; content: Json }>> = {
  text: { schema: { type: 'string', maxLength: 200 }, content: { widget: 'text' } },
  'long-text': { schema: { type: 'string', maxLength: 5000 }, content: { widget: 'textarea' } },
  email: { schema: { type: 'string', format: 'email', maxLength: 254 }, content: { widget: 'email' } },
  telephone: { schema: { type: 'string', format: 'tel', maxLength: 40 }, content: { widget: 'tel' } },
  number: { schema: { type: 'number' }, content: { widget: 'number' } },
  date: { schema: { type: 'string', format: 'date' }, content: { widget: 'date' } },
  choice: { schema: { type: 'string' }, content: {} },
  several: {
    schema: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    content: { widget: 'checkboxes' },
  },
  'yes-no': { schema: { type: 'boolean' }, content: { widget: 'yes-no' } },
  consent: { schema: { type: 'boolean', const: true }, content: { widget: 'checkbox' } },
};

const OF_FORMATS: Readonly<Record<string, QuestionKind>> = {
  email: 'email',
  tel: 'telephone',
  date: 'date',
};

/** The schema that lists the options of a question: its own, or that of the entries of its list. */
export const optionsSchema = (schema: Json): Json =>
  schema['type'] === 'array' && isObject(schema['items']) ? schema['items'] : schema;

interface Listed {
  const: string;
  title?: string;
}

/** The options of a schema, if they are texts that it lists. */
function listedIn(schema: Json): Listed[] | undefined {
  const { enum: values, oneOf, type } = optionsSchema(schema);
  if (type !== undefined && type !== 'string') return undefined;
  if (Array.isArray(oneOf)) {
    const isListed = (one: unknown): one is Listed => isObject(one) && typeof one['const'] === 'string';
    return oneOf.every(isListed) ? oneOf : undefined;
  }
  const isText = (value: unknown) => typeof value === 'string';
  return Array.isArray(values) && values.every(isText)
    ? values.map((value) => ({ const: value }))
    : undefined;
}

/** Keywords with which a rule depends on something that no dialog shows. */
const OTHER = ['$ref', 'allOf', 'anyOf', 'not', 'if', 'properties', 'contains'];

/** The kind of a question; null if an editor could not have added it. */
export function kindOfQuestion(schema: unknown, content: Json): QuestionKind | null {
  if (!isObject(schema) || OTHER.some((keyword) => schema[keyword] !== undefined)) return null;
  if (content['hidden'] !== undefined || content['fields'] !== undefined) return null;
  const { type, format, maxLength } = schema;
  if (schema['const'] === true) return 'consent';
  if (type === 'boolean') return 'yes-no';
  if (type === 'array') return listedIn(schema) ? 'several' : null;
  if (listedIn(schema)) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string' || schema['enum'] !== undefined || schema['oneOf'] !== undefined) return null;
  if (format !== undefined) return OF_FORMATS[String(format)] ?? null;
  const isLong = typeof maxLength === 'number' && maxLength > SEVERAL_LINES;
  return isLong || content['widget'] === 'textarea' ? 'long-text' : 'text';
}

const entriesOf = (content: Json): Json[] =>
  Array.isArray(content['options']) ? content['options'].filter(isObject) : [];

/** The options of a question as visitors read them, in their order. */
export function optionsOf(schema: Json, content: Json): QuestionOption[] {
  const listed = listedIn(schema) ?? [];
  const written = entriesOf(content);
  const titles = new Map(listed.map((one) => [one.const, one.title ?? one.const]));
  if (written.length > 0)
    return written.map(({ value, label }) => ({
      value: String(value),
      label: typeof label === 'string' ? label : String(value),
    }));
  return [...titles].map(([value, label]) => ({ value, label }));
}

/** Gives each new option a value that no other has: what an answer stores never changes its meaning. */
export function withValues(options: readonly QuestionOption[]): QuestionOption[] {
  const taken = new Set(options.map(({ value }) => value).filter(Boolean));
  return options.map(({ value, label }) => {
    if (value !== '') return { value, label };
    const plain = slug(label).replaceAll('/', '-') || 'option';
    let free = plain;
    for (let number = 2; taken.has(free); number += 1) free = `${plain}-${number}`;
    taken.add(free);
    return { value: free, label };
  });
}

/** The schema with these options. What it says about an option that stays, stays. */
function listing(schema: Json, options: readonly QuestionOption[]): Json {
  const before = listedIn(schema) ?? [];
  if (Array.isArray(schema['oneOf'])) {
    const entry = ({ value, label }: QuestionOption) => {
      const known = before.find((one) => one.const === value);
      return known ? { ...known, title: label } : { const: value, title: label };
    };
    return { ...schema, oneOf: options.map(entry) };
  }
  // The order of the options is one of the content: in the schema it would be another rule.
  const values = options.map(({ value }) => value);
  const kept = before.map((one) => one.const).filter((value) => values.includes(value));
  return { ...schema, enum: [...kept, ...values.filter((value) => !kept.includes(value))] };
}

/** A question with other options: what it accepts, and what visitors read. */
export function withOptions(
  schema: Json,
  content: Json,
  options: readonly QuestionOption[],
): { schema: Json; content: Json } {
  const count = listedIn(schema)?.length;
  const isWritten = entriesOf(content).length > 0 || !Array.isArray(optionsSchema(schema)['oneOf']);
  const entry = ({ value, label }: QuestionOption) => ({
    ...entriesOf(content).find((one) => one['value'] === value),
    value,
    label,
  });
  const { items, maxItems } = schema;
  const changed = isObject(items)
    ? {
        ...schema,
        items: listing(items, options),
        // A list that could have every option can have every one of these.
        ...(maxItems !== undefined && maxItems === count && { maxItems: options.length }),
      }
    : listing(schema, options);
  return { schema: changed, content: isWritten ? { ...content, options: options.map(entry) } : content };
}
