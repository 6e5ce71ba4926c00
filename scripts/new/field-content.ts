import { widgetsOf } from '@json-site/form-core/content';
import { itemDefinitions, labelInSentence } from '@json-site/form-core/form-rules';
import { randomNumbers, textOfPattern } from '@json-site/form-core/sample';
import type { DataField, FormatName } from '@json-site/form-core/schema';
import { labelFromName } from '@json-site/form-core/schema';

export type Content = Record<string, unknown>;

/** Shared by the contents of all fields of one form. */
export interface FieldsContext {
  /** Formats that several fields have: their messages name the field. */
  repeated: ReadonlyMap<FormatName, string>;
  /** The thing that the form sends: `order request`. */
  noun: string | undefined;
}

/** The autocomplete tokens of details that people have about themselves, by the usual names of such fields. */
const AUTOCOMPLETE: [names: RegExp, token: string][] = [
  [/^(full|your)?name$/, 'name'],
  [/^(first|given|fore)names?$/, 'given-name'],
  [/^(last|family|sur)name$/, 'family-name'],
  [/^(your)?e?mail(address)?$/, 'email'],
  [/^(tele|mobile)?(phone|tel)(number)?$/, 'tel'],
  [/^(company|organi[sz]ation)(name)?$/, 'organization'],
  [/^jobtitle$/, 'organization-title'],
  [/^(street|streetaddress|address1|street1|(address)?line1)$/, 'address-line1'],
  [/^(address2|street2|(address)?line2)$/, 'address-line2'],
  [/^(city|town|townorcity)$/, 'address-level2'],
  [/^(county|state|province)$/, 'address-level1'],
  [/^(postcode|postalcode|zip(code)?)$/, 'postal-code'],
  [/^country$/, 'country-name'],
  [/^(birthday|birthdate|dateofbirth|dob)$/, 'bday'],
];

const LONG = /(comment|description|biography|notes?|message|summary|details|abstract|reason|motivation)s?$/;
const TELEPHONE = /(phone|mobile|fax|tel)(number)?$/;

const plainName = (name: string) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** The token for a detail of the visitor. A text in a list belongs to somebody else. */
function autocompleteOf({ name, kind, path }: DataField): string | undefined {
  if (kind !== 'text' || path.includes('*')) return undefined;
  return AUTOCOMPLETE.find(([names]) => names.test(plainName(name)))?.[1];
}

/** The control that the name of a text suggests, if it fits. */
function controlOf(field: DataField): string | undefined {
  const [definition] = field.definitions;
  if (field.kind !== 'text' || definition?.type !== 'string' || definition.pattern) return undefined;
  const name = plainName(field.name);
  const wanted = LONG.test(name) ? 'textarea' : TELEPHONE.test(name) ? 'tel' : undefined;
  const isShort = wanted === 'textarea' && (definition.maxLength ?? 0) <= 100;
  const [usual, ...others] = widgetsOf(field);
  return wanted && !isShort && wanted !== usual && others.some((other) => other === wanted)
    ? wanted
    : undefined;
}

/** Words that a pattern accepts need no example. */
const WORDS = ['Ada Lovelace', 'a few words, and 2 numbers'];

/** A text in the format of a pattern. */
function exampleOf({ definitions, kind }: DataField): string | undefined {
  const [definition] = kind === 'texts' ? itemDefinitions(definitions) : definitions;
  if (definition?.type !== 'string' || definition.pattern === undefined || definition.format)
    return undefined;
  const { pattern, minLength = 1, maxLength = 5000 } = definition;
  const matches = new RegExp(pattern, 'u');
  if (WORDS.every((text) => matches.test(text))) return undefined;
  const fits = (text: string) => text.length >= minLength && text.length <= Math.min(maxLength, 60);
  // A form that is made twice has the same texts.
  return textOfPattern(pattern, fits, randomNumbers(7));
}

/** A required choice with one option says nothing: the form fills it in. */
function isGiven({ kind, definitions, required, isConditional }: DataField): boolean {
  const [definition] = definitions;
  const values = definition && 'enum' in definition ? definition.enum : undefined;
  return kind === 'choice' && values?.length === 1 && required === 'always' && !isConditional;
}

export const isMarked = ({ required, kind, fields }: DataField): boolean =>
  kind === 'group' ? fields.some(isMarked) : required !== 'never';

/** The most characters of a label and of a heading. */
export const MAX_LABEL = 90;

/** Messages put the label of a choice between objects after "Choose". */
function labelOf(field: DataField, parent: string | undefined): string | undefined {
  const { name, title, kind, required, definitions } = field;
  const isChoice = definitions.some((one) => one.type === 'string' && one.choiceOf !== undefined);
  const own = title ?? labelFromName(name).slice(0, MAX_LABEL);
  if (isChoice) return parent ? `Kind of ${labelInSentence(parent)}` : 'Option';
  // Its fields have marks, but nobody has to fill them in.
  const isOptional = kind === 'group' && required === 'never' && isMarked(field) && !/optional/i.test(own);
  const optional = `${own} (optional)`;
  if (isOptional && optional.length <= MAX_LABEL) return optional;
  return title === undefined ? own : undefined;
}

function messagesOf(field: DataField, example: string | undefined, { repeated }: FieldsContext): Content {
  const [definition] = field.definitions;
  const format = definition?.type === 'string' ? definition.format : undefined;
  const shared = format && repeated.get(format);
  return {
    ...(shared !== undefined && { format: `{Label}: ${shared.charAt(0).toLowerCase()}${shared.slice(1)}` }),
    ...(example !== undefined && { pattern: `Enter {label} in the correct format, like ${example}` }),
  };
}

/** A field as a maintainer would write it: only what the data schema does not say. */
export function fieldContent(field: DataField, context: FieldsContext, parent = context.noun): Content {
  const label = labelOf(field, parent);
  const autocomplete = autocompleteOf(field);
  const widget = controlOf(field);
  const found = exampleOf(field);
  const example = found !== undefined && !/[{}]/.test(found) ? found : undefined;
  const messages = messagesOf(field, example, context);
  const fields = field.fields.map((inner) =>
    fieldContent(inner, context, field.title ?? labelFromName(field.name)),
  );
  const isPlain = fields.every((inner) => Object.keys(inner).length === 1);
  return {
    name: field.name,
    ...(label !== undefined && { label }),
    ...(example !== undefined && field.description === undefined && { hint: `For example ${example}` }),
    ...(widget && { widget }),
    ...(autocomplete && { autocomplete }),
    ...(isGiven(field) && { prefill: true }),
    ...(Object.keys(messages).length > 0 && { messages }),
    ...(!isPlain && { fields }),
  };
}
