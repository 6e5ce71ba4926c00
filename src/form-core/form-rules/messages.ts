import type { FieldKind } from '@json-site/model/model';
import { fillIn } from '@json-site/model/visitor';
import { inDigits, WIDGETS, type WidgetName } from '@json-site/model/widgets';

/** Facts about a field that its messages contain. */
export interface MessageField {
  kind: FieldKind;
  widget: WidgetName;
}

/** The message for a broken rule. */
export interface MessageKey {
  /** Its name in the messages of a field. */
  own: string;
  /** Its name in the messages of all forms. */
  shared: string;
  /** Replaces {limit}. */
  limit?: number;
  /** The limit is a value of the field, and not a number of characters, entries or decimal places. */
  isValue?: true;
}

/** If a value breaks several rules, visitors read the message of the first of these. */
export const RULES_BY_PRIORITY: readonly string[] = [
  'required',
  'type',
  'minLength',
  'maxLength',
  'format',
  'pattern',
  'enum',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'after',
];

function requiredKey({ kind, widget }: MessageField): MessageKey {
  // The widget of a list of texts is that of one text.
  return { own: 'required', shared: kind === 'texts' ? WIDGETS.list.missing : WIDGETS[widget].missing };
}

/** The number of decimal places that a multiple of 0.01 has; 0 for any other number than 0.1, 0.01 and so on. */
function decimalPlaces(multiple: number): number {
  const places = Math.round(-Math.log10(multiple));
  return places > 0 && Number(multiple.toFixed(places)) === multiple && multiple === 10 ** -places
    ? places
    : 0;
}

/** Returns the message for a keyword of the data schema, with the keyword's value: `maxLength`, 100. */
export function messageKey(keyword: string, value: unknown, field: MessageField): MessageKey {
  const limit = typeof value === 'number' ? { limit: value } : {};
  const key = { own: keyword, shared: keyword, ...limit };
  switch (keyword) {
    case 'required':
      return requiredKey(field);
    case 'enum':
      // Only a consent has an enum that its control cannot guarantee: the box is not ticked.
      return field.kind === 'boolean' ? requiredKey(field) : key;
    case 'minLength':
      return value === 1 ? { own: 'required', shared: 'required' } : key;
    case 'minItems':
    case 'maxItems':
      if (keyword === 'minItems' && value === 1) return requiredKey(field);
      return field.kind === 'choices' ? { ...key, shared: `${keyword}-choices` } : key;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return { ...key, isValue: true };
    case 'type':
    case 'format':
      return { own: keyword, shared: `${keyword}-${String(value)}` };
    case 'multipleOf': {
      const places = decimalPlaces(Number(value));
      if (value === 1) return { own: keyword, shared: 'type-integer' };
      return places > 0
        ? { own: keyword, shared: 'multipleOf-decimals', limit: places }
        : { ...key, isValue: true };
    }
    default:
      return key;
  }
}

/** Name, E-mail, A. Not UK, iOS, I or I’m. */
const CAPITALIZED = /^(?:A|[A-Z](?:[a-z]|-[a-z])[a-z'’-]*)$/;

/** Job Title, Date of Birth: several words begin with a capital letter, and every longer one does. */
function isTitleCase(words: string[]): boolean {
  const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);
  const longer = words.filter((word) => /^\p{L}{4,}/u.test(word));
  return words.filter(isCapitalized).length > 1 && longer.every(isCapitalized);
}

/** Whether a label is a question, which cannot be part of another sentence. */
export function isQuestion(label: string): boolean {
  return /\?\s*$/.test(label);
}

/** Languages that write nouns with a capital letter. */
const CAPITAL_NOUNS = /^(?:de|lb)\b/;

/** A label as part of a sentence: `Full Name` → `full name`, `CRM System (optional)` → `CRM system`. */
export function labelInSentence(label: string, language = ''): string {
  const plain = label.replace(/\s*\([^()]*\)\s*$/, '').replace(/[\s:]+$/, '') || label;
  if (CAPITAL_NOUNS.test(language)) return plain;
  const words = plain.split(' ');
  const every = isTitleCase(words);
  return words
    .map((word, index) => ((every || index === 0) && CAPITALIZED.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

/**
 * A field as its messages name it. `question` is the text for a label that is a question: `your answer to “{label}”`.
 */
export function nameInMessages(
  { label, shortLabel = label }: { label: string; shortLabel?: string | undefined },
  question = '{label}',
  language = '',
): string {
  return isQuestion(shortLabel)
    ? fillIn(question, { label: shortLabel })
    : labelInSentence(shortLabel, language);
}

/**
 * Writes a message. `name` is the field inside a sentence. The language is asked for only if a limit is written in it:
 * to answer, a browser reads all its languages first.
 */
export function writeMessage(
  template: string,
  name: string,
  { limit, isValue }: Pick<MessageKey, 'limit' | 'isValue'>,
  widget: WidgetName,
  languageOf: () => string,
): string {
  const first = name.split(' ')[0] ?? '';
  // "iOS version" keeps its first letter.
  const capitalized = /\p{Lu}/u.test(first) ? name : name.charAt(0).toUpperCase() + name.slice(1);
  const values = { label: name, Label: capitalized };
  if (limit === undefined) return fillIn(template, values);
  const write = isValue ? WIDGETS[widget].limit : inDigits;
  return fillIn(template, { ...values, limit: write(limit, languageOf()) });
}
