import { isObject } from '@json-site/values/objects';
import { isMadeOfName, labelFromName } from '../label-from-name.ts';
import { MANY_OPTIONS } from '../limits.ts';
import { origins } from './origins.ts';
import type { Pass, PassContext } from './pass.ts';
import { type Json, listOf, mapSchemas, mapValues, propertiesOf, without } from './schema-tree.ts';

/** Keywords of other tools with the texts of errors, by the keyword that is broken. */
const MESSAGES = ['errorMessage', 'x-jsf-errorMessage', 'x-errorMessage', 'errorMessages'];

/** Keywords of other tools with the names of properties in the order of the form. */
const ORDERS = ['ui:order', 'x-jsf-order', 'x-ui-order', 'x-order', 'propertiesOrder'];

/** Keywords of other tools with the position of one property. */
const POSITIONS = ['propertyOrder', 'x-order', 'x-index', 'x-position'];

const isTextByKeyword = ([, text]: [string, unknown]) => typeof text === 'string';

/** The messages of a schema by keyword; `*` is that of any other keyword. */
function messagesIn(schema: Json): Json | undefined {
  const [value] = MESSAGES.flatMap((keyword) => schema[keyword] ?? []);
  if (typeof value === 'string') return { '*': value };
  if (!isObject(value)) return undefined;
  const own = Object.entries(value).map(([keyword, text]) => [keyword === '_' ? '*' : keyword, text]);
  return Object.fromEntries(own);
}

/** Gives each property the messages that its object has for it. */
function withMessages(schema: Json): Json {
  const messages = messagesIn(schema);
  if (!messages) return schema;
  const { required, properties } = messages;
  const ofProperty = (name: string): [string, unknown][] => [
    ...Object.entries(messagesIn(Object(propertiesOf(schema)[name]) as Json) ?? {}),
    ...(isObject(required) && typeof required[name] === 'string'
      ? [['required', required[name]] as [string, unknown]]
      : []),
    ...(isObject(properties) && typeof properties[name] === 'string'
      ? [['*', properties[name]] as [string, unknown]]
      : []),
  ];
  const all = mapValues(propertiesOf(schema), (property, name) => {
    const own = ofProperty(name);
    return isObject(property) && own.length > 0
      ? origins.copy(property, { ...without(property, ...MESSAGES), errorMessage: Object.fromEntries(own) })
      : property;
  });
  const own = Object.entries(messages).filter(isTextByKeyword);
  return {
    ...without(schema, ...MESSAGES),
    ...(isObject(schema['properties']) && { properties: all }),
    ...(own.length > 0 && { errorMessage: Object.fromEntries(own) }),
  };
}

/** The properties in the order that other tools show. */
function inOrder(schema: Json): Json {
  const entries = Object.entries(propertiesOf(schema));
  const [list] = ORDERS.map((keyword) => schema[keyword]).filter(Array.isArray);
  const positionIn = (name: string, property: unknown): number => {
    if (list) {
      const at = list.indexOf(name);
      // `*` represents all other names.
      return at >= 0 ? at : list.includes('*') ? list.indexOf('*') : list.length;
    }
    const [position] = POSITIONS.map((keyword) => Number((Object(property) as Json)[keyword])).filter(
      Number.isFinite,
    );
    return position ?? Number.POSITIVE_INFINITY;
  };
  const positions = new Map(entries.map(([name, property]) => [name, positionIn(name, property)]));
  const at = (name: string) => positions.get(name) ?? 0;
  const isOrdered = entries.some(
    ([name], index) => index > 0 && at(name) < at(entries[index - 1]?.[0] ?? ''),
  );
  if (!isOrdered) return schema;
  const sorted = entries.sort(([one], [other]) => (at(one) < at(other) ? -1 : at(one) > at(other) ? 1 : 0));
  return { ...schema, properties: origins.copy(propertiesOf(schema), Object.fromEntries(sorted)) };
}

/** OpenAPI has one `example`. */
function withExamples(schema: Json): Json {
  const { example, examples } = schema;
  const texts = [...(Array.isArray(examples) ? (examples as unknown[]) : []), example].filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return texts.length > 0
    ? { ...without(schema, 'example'), examples: texts }
    : without(schema, 'example', 'examples');
}

/** What a program around the schema replaces: `{name}`, `{{ name }}`. */
const PLACEHOLDER = /\{\{?\s*[\w.]+\s*\}?\}/;

const MARKUP = /\*\*[^\s*]|\[[^\]]+\]\([^)]+\)|^#{1,6} |<\/?[a-z][^<>]*>/im;

/** Names texts that visitors would not read as their author meant them. */
function reportTexts(schema: Json, { remark }: PassContext): void {
  for (const keyword of ['title', 'description']) {
    const text = schema[keyword];
    if (typeof text !== 'string') continue;
    const at = origins.at(schema, keyword);
    const placeholder = PLACEHOLDER.exec(text)?.[0];
    if (placeholder !== undefined) {
      const message = `"${keyword}" has the placeholder "${placeholder}", which visitors would read.`;
      remark({ at, message, hint: 'Write the text itself, or a "label" or "hint" in content/forms/.' });
    }
    if (keyword === 'description' && MARKUP.test(text)) {
      const message = 'A description has Markdown or HTML, which a form shows as it is written.';
      remark({
        at,
        message,
        hint: 'Write a "hint" in content/forms/, where **bold** and [a link](/page) work.',
      });
    }
  }
  for (const options of ['oneOf', 'anyOf'].map((keyword) => listOf(schema[keyword]).filter(isObject)))
    for (const one of options.length > MANY_OPTIONS ? options : [])
      if ('const' in one && typeof one['description'] === 'string') {
        const message = `A form shows no descriptions of more than ${MANY_OPTIONS} options.`;
        remark({
          at: origins.at(one, 'description'),
          message,
          hint: 'Write it into the title of the option.',
        });
      }
}

/** `MM/DD/YYYY`, `month-day-year`; not the end of `YYYY-MM-DD`. */
const MONTH_FIRST = /(?<!y[-/. ]?|year[-/.])\b(?:mm?[-/. ]?dd?(?:\b|(?=[-/. ]?yy))|month[-/.]day)/iu;
const DAY_FIRST = /\b(?:dd?[-/. ]?mm?(?:\b|(?=[-/. ]?yy))|day[-/.]month)/iu;

/** Whether dates in numbers begin with the month where a language is written. */
function isMonthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts(0);
  return parts.find(({ type }) => type !== 'literal')?.type === 'month';
}

/** A description is the hint of its field, which reads 03/04/2027 in the order of its language. */
function withoutOtherOrder(schema: Json, { remark, language = 'en-GB' }: PassContext): Json {
  const { format, description } = schema;
  if ((format !== 'date' && format !== 'date-time') || typeof description !== 'string') return schema;
  const asked = [MONTH_FIRST, DAY_FIRST].map((order) => order.exec(description)?.[0]);
  const other = isMonthFirst(language) ? asked[1] : asked[0];
  if (other === undefined) return schema;
  const message = `A description asks for dates as "${other}", and the form reads day and month the other way round: no hint shows it.`;
  const hint = 'Write another "hint" in content/forms/, or none: the form reads dates in any usual notation.';
  remark({ at: origins.at(schema, 'description'), message, hint });
  return without(schema, 'description');
}

/** Words of a description that say nothing about what is asked. */
const IDLE_WORDS = new Set(
  'a an the of for in to your their its this that is are be please enter select choose provide give specify input type fill field value'.split(
    ' ',
  ),
);

/** The words of a text that say what is asked. */
const meaningIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !IDLE_WORDS.has(word));

/** Whether a description says nothing that the label does not say. */
function isEcho(description: string, label: string): boolean {
  const known = new Set(meaningIn(label));
  return meaningIn(description).every((word) => known.has(word));
}

/** A description of the data for programs. */
const FOR_PROGRAMS =
  /^(?:an? |the )?(?:flag|boolean|string|integer|array|object|enum|json|uuid|foreign key)\b|\bone of:? *\[|\bbetween -?[\d.]+ and -?[\d.]+ with\b/i;

/** Removes the descriptions of properties that are no hints. */
function withoutIdleHints(schema: Json, { remark }: PassContext): Json {
  const properties = propertiesOf(schema);
  const isIdle = (name: string, { title, description }: Json) =>
    typeof description === 'string' &&
    isEcho(description, typeof title === 'string' && !isMadeOfName(title) ? title : labelFromName(name));
  const isForPrograms = ({ description }: Json) =>
    typeof description === 'string' && FOR_PROGRAMS.test(description);
  const left = mapValues(properties, (property, name) => {
    if (!isObject(property)) return property;
    if (isForPrograms(property)) {
      const message = 'A description is written for programs: no hint shows it.';
      remark({
        at: origins.at(property, 'description'),
        message,
        hint: 'Write a "hint" in content/forms/, if visitors need one.',
      });
    } else if (!isIdle(name, property)) return property;
    return without(property, 'description');
  });
  return isObject(schema['properties']) ? { ...schema, properties: left } : schema;
}

const READ = [...MESSAGES.filter((keyword) => keyword !== 'errorMessage'), ...ORDERS, ...POSITIONS];

/**
 * Reads the texts and the order that the schema has for people, also those of other tools, and leaves out descriptions
 * that are no hints: of another order of dates, for programs, or without anything that the label does not say.
 */
export const readTexts: Pass = (schema, context) =>
  mapSchemas(schema, (one) => {
    reportTexts(one, context);
    const steps = [withMessages, inOrder, withExamples, (part: Json) => withoutIdleHints(part, context)];
    const read = steps.reduce((part, step) => origins.copy(one, step(part)), one);
    return withoutOtherOrder(without(read, ...READ), context);
  });
