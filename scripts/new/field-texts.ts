import { isQuestion, itemDefinitions, labelInSentence } from '@json-site/form-core/form-rules';
import { randomNumbers, textOfPattern } from '@json-site/form-core/sample';
import { type DataField, type FormatName, labelFromName } from '@json-site/form-core/schema';
import { fillIn } from '@json-site/model/visitor';
import { labelWritten } from './field-names.ts';
import { type Notes, notesIn } from './notes.ts';

export type Content = Record<string, unknown>;

/** Shared by the contents of all fields of one form. */
export interface FieldsContext {
  /** Formats that several fields have: their messages name the field. */
  repeated: ReadonlyMap<FormatName, string>;
  /** The thing that the form sends: `order request`. */
  noun: string | undefined;
  /** The field for each detail of the visitor, by its autocomplete token. */
  visitor: ReadonlyMap<string, string>;
  /** Whether the labels say which fields are optional. */
  marksOptional: boolean;
  /** The shared texts for labels that are questions, and for the button that adds an entry to a list. */
  question: string | undefined;
  add: string | undefined;
  notes: Notes;
}

/** The most characters of a label and of a heading. */
export const MAX_LABEL = 90;

/** A pattern that accepts one of these needs no example: an invented one would be letters without a meaning. */
const WORDS = ['Ada', 'Ada Lovelace'];

/** Texts of which people know the format, and of which an invented one looks like noise. */
const KNOWN_FORMAT = /phone|mobile|fax|\btel|mail|web|url|link|address|site/i;

/** An example of a date in each usual order; the form asks for it with a pattern. */
const DATES = ['1980-03-27', '27/03/1980', '03/27/1980', '27-03-1980', '27.03.1980', '1980-03', '03/1980'];

/** Examples that say that there is a text. */
const NO_EXAMPLE = /^(?:free ?text|some text|text|string|examples?|lorem ipsum.*)$/i;

/** A text as short and plain as a reference number. */
const PLAIN_EXAMPLE = /^[A-Za-z0-9][A-Za-z0-9 /.-]{2,15}$/;

/** The author's example, or a text in the format of a simple pattern. */
export function exampleOf(field: DataField): string | undefined {
  const { definitions, kind, examples: [written] = [], name } = field;
  if (written !== undefined) {
    const isExample = isUsable(written) && written.length <= MAX_LABEL && !NO_EXAMPLE.test(written.trim());
    return isExample ? written : undefined;
  }
  const [definition] = kind === 'texts' ? itemDefinitions(definitions) : definitions;
  if (definition?.type !== 'string' || definition.pattern === undefined || definition.format)
    return undefined;
  if (KNOWN_FORMAT.test(`${name} ${labelWritten(field)}`) || field.words !== undefined) return undefined;
  const { pattern, minLength = 1, maxLength = 5000 } = definition;
  if (!pattern.endsWith('$')) return undefined;
  const matches = new RegExp(pattern, 'u');
  if (WORDS.some((text) => matches.test(text))) return undefined;
  const date = DATES.find((one) => matches.test(one) && !matches.test(one.replace(/\d/g, '9')));
  if (date !== undefined) return date;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= Math.min(maxLength, 60) && PLAIN_EXAMPLE.test(text);
  // A form that is made twice has the same texts.
  return textOfPattern(pattern, fits, randomNumbers(7));
}

/** Whether a text can be a message or a hint: braces are placeholders there. */
const isUsable = (text: string) => text.length >= 3 && text.length <= 200 && !/[{}$]/.test(text);

/** The keywords that have a message. */
const KEYWORDS = new Set(
  'required minLength maxLength pattern format enum type minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems'.split(
    ' ',
  ),
);

/** The messages that the author of the schema wrote. `*` is for every rule that has none. */
function writtenMessages({ messages = {}, definitions, required }: DataField): Content {
  const { '*': other, ...own } = messages;
  const rules = [
    ...definitions.flatMap((one) => Object.keys(one)),
    ...(required !== 'never' ? ['required'] : []),
  ];
  const all = other === undefined ? [] : rules.map((rule): [string, string] => [rule, other]);
  const known = [...all, ...Object.entries(own)].filter(
    ([rule, text]) => KEYWORDS.has(rule) && isUsable(text),
  );
  // A type is no rule of a text.
  const isText = definitions[0]?.type === 'string';
  return Object.fromEntries(known.filter(([rule]) => rule !== 'type' || !isText));
}

export function messagesOf(
  field: DataField,
  example: string | undefined,
  { repeated, notes }: FieldsContext,
): Content {
  const [definition] = field.definitions;
  const format = definition?.type === 'string' ? definition.format : undefined;
  const hasPattern = definition?.type === 'string' && definition.pattern !== undefined;
  const shared = format && repeated.get(format);
  const { words } = field;
  return {
    ...(shared !== undefined && { format: `{Label}: ${shared.charAt(0).toLowerCase()}${shared.slice(1)}` }),
    ...(words !== undefined && { pattern: fillIn(notes.tooManyWords, { words }) }),
    ...(hasPattern && example !== undefined && { pattern: fillIn(notes.format, { example }) }),
    ...writtenMessages(field),
  };
}

/** Whether a description has markup that a hint of the content shows. */
const HAS_MARKUP = /\*\*[^\s*]|\[[^\]]+\]\((?:https?:|mailto:|tel:|\/)[^)]+\)/;

/** The hint of a field, where the description of the schema is not the right one. */
export function hintOf(
  field: DataField,
  example: string | undefined,
  { notes }: FieldsContext,
): string | undefined {
  const { description } = field;
  const { words } = field;
  if (description !== undefined) return HAS_MARKUP.test(description) ? description : undefined;
  if (words !== undefined) return fillIn(notes.words, { words });
  return example === undefined ? undefined : fillIn(notes.example, { example });
}

/** Labels that are no noun: "Choose are you now", "Enter if closed, give a reason". */
const NO_NAME =
  /^(?:[^\p{L}\p{N}]|(?:if|please|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|may|must|who|what|when|where|which|why|how|describe|explain|enter|select|choose|provide|give|specify|tell|confirm|tick|upload|i|we|(?:add|check|list|state)(?= (?:a|all|an|any|each|every|here|how|if|that|the|this|what|when|where|whether|which|who|why|your)\b))\b)/iu;

/** What a label adds to a question: `What have you paid? (GBP)`. */
const ADDED = /(?<=\?)\s*\([^)]*\)$|\s*\(optional\)$/i;

/** The label in messages, if the label itself cannot be a part of a sentence. */
export function shortLabelOf(
  field: DataField,
  label: string,
  { question }: FieldsContext,
): string | undefined {
  const own = label.replace(ADDED, '');
  const isName = isQuestion(label) || !(isQuestion(own) || NO_NAME.test(own));
  if (isName || field.kind === 'group' || field.kind === 'list' || question === undefined) return undefined;
  const plain = own.replace(/^[^\p{L}\p{N}“‘("']+/u, '').replace(/[\s:.]+$/, '');
  const short = fillIn(question, { label: plain });
  return plain !== '' && short.length <= MAX_LABEL ? short : undefined;
}

/** Plurals that do not only add an s, and their ends in the singular. */
const IRREGULAR: [RegExp, string][] = [
  [/(?<=p)eople$/i, 'erson'],
  [/(?<=child)ren$/i, ''],
  [/(?<=\b(?:wo)?m)en$/i, 'an'],
  [/(?<=\b(?:b|bon|stat|vir|camp))uses$/i, 'us'],
  [/(?<=analy|diagno|cri)ses$/i, 'sis'],
  [/(?<=\b(?:mov|cook|calor|t|p|l))ies$/i, 'ie'],
];

/** Words that end like a plural and name one thing, or no thing that can be counted. */
const NO_PLURAL =
  /(?:ss|us|is|news|series|species|details|goods|premises|works|savings|earnings|contents|means|headquarters|clothes)$/i;

/** The singular of a title of a list: `Dogs` → `Dog`. Undefined if the title is none that ends like a plural. */
function singularOf(title: string): string | undefined {
  if (/\s(?:of|and|or)\s|[?:]$/i.test(title)) return undefined;
  const irregular = IRREGULAR.find(([plural]) => plural.test(title));
  if (irregular) return title.replace(...irregular);
  if (NO_PLURAL.test(title)) return undefined;
  if (/[^aeiou]ies$/i.test(title)) return title.replace(/ies$/i, 'y');
  if (/(?:sh|ch|x|ss|z)es$/i.test(title)) return title.replace(/es$/i, '');
  return /[a-z]s$/.test(title) ? title.replace(/s$/, '') : undefined;
}

/** What an entry of a list is called whose title is a question, a command, or names several things. */
function entryName({ name }: DataField, title: string, notes: Notes): string | undefined {
  const isName = !isQuestion(title) && !NO_NAME.test(title) && !/\s(?:of|and|or)\s/i.test(title);
  if (isName) return undefined;
  // The names of properties are English, whatever the language of the site is.
  const ofName = notes === notesIn('en') ? singularOf(labelFromName(name)) : undefined;
  return ofName ?? notes.entry;
}

/** Label and buttons of the entries of a list. */
export function listContent(field: DataField, { add, notes }: FieldsContext): Content {
  if ((field.kind !== 'list' && field.kind !== 'texts') || field.itemTitle !== undefined) return {};
  const title = labelWritten(field);
  const one = singularOf(title) ?? entryName(field, title, notes);
  if (one === undefined) return {};
  const button = add?.includes('{item}')
    ? fillIn(add, { item: labelInSentence(one), label: one })
    : undefined;
  return { itemLabel: `${one} {number}`, ...(button !== undefined && { add: button }) };
}
