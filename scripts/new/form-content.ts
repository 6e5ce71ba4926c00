import { isQuestion, labelInSentence } from '@json-site/form-core/form-rules';
import type { ConditionSchema, CoreBranch, DataSchema, FormatName } from '@json-site/form-core/schema';
import { allFields, type DataField, labelFromName } from '@json-site/form-core/schema';
import { visitorFields } from './autofill.ts';
import { fieldContent, isMarked } from './field-content.ts';
import { type Content, type FieldsContext, MAX_LABEL } from './field-texts.ts';
import { type Notes, notesIn } from './notes.ts';

/** The most fields and sections that the content of a form may have. */
const MAX_FIELDS = 40;
const MAX_SECTIONS = 12;
/** How many characters a heading has. */
const isHeading = ({ length }: string) => length >= 2 && length <= MAX_LABEL;
/** Longer texts are no headings. */
const MAX_TITLE = 60;
const MAX_NOUN = 40;

/** Titles that tell a visitor to do something, and titles of schemas instead of forms, name nothing that is sent. */
const NO_NOUN =
  /^(enter|tell|choose|provide|please|give|add|your|how|a|an|the|what|when|where|who|why|make|apply|claim|ask|book|register|join|pay|renew|find|get|complain|sign|send|say|report (an?|the|your)|request an?|order an?|comment on|change (an?|your))\b|schema|payload|cuestionario|\bform$/i;

/** What a visitor sends who does what a title says. */
const SENT_BY: readonly [title: RegExp, noun: string][] = [
  [/^make an? ([a-z][a-z -]{2,30})$/i, '$1'],
  [/^apply\b.*/i, 'application'],
  [/^claim\b.*/i, 'claim'],
  [/^report (?:an?|the|your)\b.*/i, 'report'],
  [/^(?:ask|request an?)\b.*/i, 'request'],
  [/^book\b.*/i, 'booking'],
  [/^(?:register|join)\b.*/i, 'registration'],
  [/^comment on\b.*/i, 'comment'],
  [/^complain\b.*/i, 'complaint'],
  [/^order an?\b.*/i, 'order'],
  [/^enter .*\b(?:show|competition|contest|race|prize|draw|awards?)$/i, 'entry'],
];

/** The thing that the form sends, as messages say it: `Order Request` → `order request`. */
function nounOf(title: string | undefined): string | undefined {
  if (title === undefined) return undefined;
  const [pattern, noun = ''] = SENT_BY.find(([words]) => words.test(title.trim())) ?? [];
  if (pattern) return title.trim().replace(pattern, noun).toLowerCase();
  const spaced = /\s/.test(title) ? title : labelFromName(title);
  const isNoun = spaced.length <= MAX_NOUN && !NO_NOUN.test(spaced) && !isQuestion(spaced);
  return isNoun ? labelInSentence(spaced) : 'form';
}

/** The questions for which a test asks. */
function namesIn({ properties = {}, required = [], not, allOf = [], anyOf = [] }: ConditionSchema): string[] {
  const inner = [...(not ? [not] : []), ...allOf, ...anyOf];
  return [...Object.keys(properties), ...required, ...inner.flatMap(namesIn)];
}

/** The fields that conditions show, with the questions that show them. */
function questionsOf({ allOf = [] }: CoreBranch): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const condition of allOf) {
    for (const branch of [condition.then, condition.else]) {
      if (!branch) continue;
      for (const name of Object.keys(branch.properties ?? {}))
        if (!found.has(name)) found.set(name, namesIn(condition.if));
      for (const [name, questions] of questionsOf(branch)) if (!found.has(name)) found.set(name, questions);
    }
  }
  return found;
}

/** Puts each field that appears below the last of the questions that show it. */
function inReadingOrder(fields: readonly DataField[], core: CoreBranch): DataField[] {
  const questions = questionsOf(core);
  const result = fields.filter((field) => !field.isConditional);
  for (const field of fields.filter(({ isConditional }) => isConditional)) {
    const names = questions.get(field.name) ?? [];
    const last = result.findLastIndex(({ name }) => names.includes(name));
    // Behind those that the same question shows.
    let at = last < 0 ? result.length : last + 1;
    while (last >= 0 && result[at]?.isConditional && !names.includes(result[at]?.name ?? '')) at += 1;
    result.splice(at, 0, field);
  }
  return result;
}

/** The shared messages of the formats that several fields have. */
function repeatedFormats(fields: readonly DataField[], messages: Content): Map<FormatName, string> {
  const formats = allFields(fields).flatMap(({ kind, definitions: [first] }) =>
    kind === 'text' && first?.type === 'string' && first.format ? [first.format] : [],
  );
  const repeated = formats.filter((format, index) => formats.indexOf(format) !== index);
  return new Map(
    repeated.flatMap((format): [FormatName, string][] => {
      const text = messages[`format-${format}`];
      return typeof text === 'string' && !/\{label\}/i.test(text) ? [[format, text]] : [];
    }),
  );
}

interface Section {
  id: string;
  heading?: string;
  intro?: string;
  fields: Content[];
}

/**
 * Divides fields into sections: each group of several fields is one, and so are the fields between two groups. The
 * first section has the title of the form, if there is one.
 */
function sectionsOf(
  fields: readonly DataField[],
  name: string,
  title: string | undefined,
  context: FieldsContext,
): Section[] {
  const sections: Section[] = [];
  let isOpen = false;
  for (const field of fields) {
    const content = fieldContent(field, context);
    const heading = String(content['label'] ?? field.title ?? labelFromName(field.name));
    const isGroup = field.kind === 'group' && field.fields.length > 1;
    const last = sections.at(-1);
    const isFirst = last === undefined && title !== undefined;
    const isOwn = isGroup && !isFirst && isHeading(heading) && sections.length < MAX_SECTIONS - 2;
    if (last && isOpen && !isOwn && last.fields.length < MAX_FIELDS) {
      last.fields.push(content);
      continue;
    }
    const id = sections.length === 0 ? name : `${name}-${sections.length + 1}`;
    sections.push({ id, ...(isOwn ? { heading } : isFirst && { heading: title }), fields: [content] });
    isOpen = !isOwn;
  }
  return sections;
}

/** The parts of a data schema's root that are about the whole form. */
export interface RootTexts {
  title?: string | undefined;
  description?: string | undefined;
}

/** The shared texts of the site, as far as the content of a form is written from them. */
export interface SharedTexts {
  messages?: Content;
  question?: string | undefined;
  /** The button that adds an entry to a list. */
  add?: string | undefined;
  notes?: Notes;
}

/** The name of a schema in a program: `FarmGrantPayload`. */
const IDENTIFIER = /^\S*[a-z][A-Z]\S*$|^\S+_\S+$/;

/** So many fields in so many sections are a page each. */
const FIELDS_OF_PAGES = 20;
const SECTIONS_OF_PAGES = 3;

/** From this share of required fields, the others are marked. */
const MOST_REQUIRED = 0.7;

/** The fields that visitors fill in. */
const filledIn = (fields: readonly DataField[]) => allFields(fields).filter(({ kind }) => kind !== 'group');

/** Whether nearly all fields are required, so that labels say which ones are not. */
function areMostRequired(fields: readonly DataField[]): boolean {
  const asked = filledIn(fields).filter(({ isConditional }) => !isConditional);
  const required = asked.filter((field) => field.required === 'always');
  const groups = allFields(fields).filter(({ kind }) => kind === 'group');
  const areGroupsRequired = groups.every((group) => group.required !== 'never' || !isMarked(group));
  return asked.length > 3 && areGroupsRequired && required.length / asked.length >= MOST_REQUIRED;
}

/**
 * Writes the content of a form from its data schema: titles and descriptions become headings, labels and hints. It
 * passes the check, provided that the schema does. `shared` are the texts that all forms share.
 */
export function formContentFrom(
  { fields, core }: DataSchema,
  name: string,
  { title, description }: RootTexts = {},
  { messages = {}, question, add, notes = notesIn('en') }: SharedTexts = {},
): Content {
  const noun = nounOf(title);
  const marksOptional = areMostRequired(fields);
  const context = {
    noun: noun === 'form' ? undefined : noun,
    repeated: repeatedFormats(fields, messages),
    visitor: visitorFields(fields),
    marksOptional,
    question,
    add,
    notes,
  };
  const readable = title !== undefined && !IDENTIFIER.test(title) ? title : undefined;
  const heading = readable !== undefined && readable.length <= MAX_TITLE ? readable : undefined;
  const intro = description ?? (heading === undefined ? readable : undefined);
  const [first, ...others] = sectionsOf(inReadingOrder(fields, core), name, heading, context);
  const sections = first ? [{ ...(intro && { intro }), ...first }, ...others] : others;
  const hasPages = sections.length >= SECTIONS_OF_PAGES && filledIn(fields).length >= FIELDS_OF_PAGES;
  return {
    $schema: '../../schemas/records/forms.schema.json',
    ...(fields.some(isMarked) && !marksOptional && { requiredMark: '*', requiredNote: notes.required }),
    ...(noun !== undefined && { submission: noun }),
    ...(hasPages && { pages: true }),
    sections: sections.map(({ id, fields: own, ...texts }) => ({ id, ...texts, fields: own })),
  };
}
