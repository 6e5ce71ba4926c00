import { slug, translatedIndex } from '@json-site/compiler/documents';
import { refuse } from '@json-site/dev/server';
import { isObject } from '@json-site/values/objects';
import {
  hasOptions,
  type Question,
  type QuestionChange,
  type QuestionTexts,
} from '../../questions/protocol.ts';
import { LOCK_NOTES } from '../../questions/words.ts';
import { type Json, NEW_QUESTION, withOptions, withValues } from './kinds.ts';
import {
  type Field,
  type FormValues,
  isList,
  mustBeAnswered,
  propertiesOf,
  readQuestions,
  requiredOf,
  type Section,
  sectionsOf,
} from './read-questions.ts';

/** A name that no question has and none had: the column of a former question keeps its answers. */
function freeName(label: string, isTaken: (name: string) => boolean): string {
  const plain = (slug(label).replaceAll('/', '-').slice(0, 40) || 'question').replace(/-+$/, '');
  const letters = /^[a-z]/.test(plain) ? plain : `question-${plain}`;
  let free = letters;
  for (let number = 2; isTaken(free); number += 1) free = `${letters}-${number}`;
  return free;
}

const withProperty = (schema: Json, name: string, property: Json): Json => ({
  ...schema,
  properties: { ...propertiesOf(schema), [name]: property },
});

function withRequired(schema: Json, name: string, isRequired: boolean): Json {
  if (mustBeAnswered(schema, name) === isRequired) return schema;
  const others = requiredOf(schema).filter((one) => one !== name);
  const property = propertiesOf(schema)[name];
  const { minItems: _, ...unlimited } = isList(property) ? property : {};
  const limited = isRequired ? { ...unlimited, minItems: 1 } : unlimited;
  return {
    ...(isList(property) ? withProperty(schema, name, limited) : schema),
    required: isRequired ? [...others, name] : others,
  };
}

const withFields = (content: Json, change: (fields: Field[], section: Section) => Field[]): Json => ({
  ...content,
  sections: sectionsOf(content).map((section) => ({ ...section, fields: change(section.fields, section) })),
});

/** Texts that say nothing are left out. */
function withTexts(field: Field, { label, hint }: QuestionTexts, before?: Question): Field {
  const { hint: _, ...others } = field;
  const isSameHint = before !== undefined && before.hint === hint.trim();
  return {
    ...(isSameHint ? field : others),
    ...(before?.label === label.trim() ? {} : { label: label.trim() }),
    ...(!isSameHint && hint.trim() !== '' && { hint: hint.trim() }),
  };
}

function checkTexts({ label, options }: QuestionTexts, withThem: boolean): void {
  if (label.trim() === '') refuse('Write the question.');
  if (!withThem) return;
  const labels = options.map((one) => one.label.trim());
  if (labels.length < 2 || labels.includes('')) refuse('Write at least two options, and none of them empty.');
  if (new Set(labels).size < labels.length) refuse('Two options have the same text.');
}

const trimmed = (options: QuestionTexts['options']) =>
  withValues(options.map(({ value, label }) => ({ value, label: label.trim() })));

type Of<Kind extends QuestionChange['kind']> = Extract<QuestionChange, { kind: Kind }>;

function add(form: FormValues, change: Of<'add'>, isTaken: (name: string) => boolean): FormValues {
  const { of: kind, label, isRequired, options, section } = change;
  checkTexts(change, hasOptions(kind));
  const sections = sectionsOf(form.content);
  const at = sections.find(({ id }) => id === section) ?? sections.at(-1);
  if (!at) refuse('The form has no section yet. A developer can add one.');
  const properties = propertiesOf(form.schema);
  const name = freeName(label, (one) => Object.hasOwn(properties, one) || isTaken(one));
  const { schema, content } = NEW_QUESTION[kind];
  const made = hasOptions(kind)
    ? withOptions(schema, content, trimmed(options))
    : { schema, content: { ...content } };
  const field = { ...withTexts({ name }, change), ...made.content };
  return {
    schema: withRequired(withProperty(form.schema, name, made.schema), name, isRequired),
    content: withFields(form.content, (fields, one) =>
      one['id'] === at['id'] ? [...fields, field] : fields,
    ),
  };
}

function reword(form: FormValues, change: Of<'change'>, before: Question): FormValues {
  const { name, isRequired } = change;
  const isWithOptions = hasOptions(before.kind);
  checkTexts(change, isWithOptions && !before.lock);
  const options = trimmed(change.options);
  const areSame = JSON.stringify(options) === JSON.stringify(before.options);
  if (before.lock && (isRequired !== before.isRequired || (isWithOptions && !areSame)))
    refuse(LOCK_NOTES[before.lock]);
  let { schema } = form;
  const content = withFields(form.content, (fields) =>
    fields.map((field) => {
      if (field.name !== name) return field;
      const property = propertiesOf(schema)[name];
      if (!isWithOptions || areSame || !isObject(property)) return withTexts(field, change, before);
      const made = withOptions(property, field, options);
      schema = withProperty(schema, name, made.schema);
      return withTexts({ ...field, ...made.content }, change, before);
    }),
  );
  return { content, schema: before.lock ? schema : withRequired(schema, name, isRequired) };
}

/** Moves a question over its neighbour, or into the section beside its own. */
function move(content: Json, name: string, by: -1 | 1): Json {
  const sections = sectionsOf(content).map(({ fields }) => [...fields]);
  const from = sections.findIndex((fields) => fields.some((field) => field.name === name));
  const own = sections[from] ?? [];
  const at = own.findIndex((field) => field.name === name);
  const [field] = own.splice(at, 1);
  const isInside = at + by >= 0 && at + by <= own.length;
  const target = isInside ? own : sections[from + by];
  if (!field || !target) refuse('It is at the end of the form already.');
  if (own.length === 0) refuse('A section needs a question. A developer can remove the section.');
  target.splice(isInside ? at + by : by > 0 ? 0 : target.length, 0, field);
  let index = -1;
  return withFields(content, () => {
    index += 1;
    return sections[index] ?? [];
  });
}

function remove({ schema, content }: FormValues, name: string): FormValues {
  const { [name]: _, ...properties } = propertiesOf(schema);
  const required = requiredOf(schema).filter((one) => one !== name);
  const left = withFields(content, (fields) => fields.filter((field) => field.name !== name));
  if (sectionsOf(left).some(({ fields }) => fields.length === 0))
    refuse('This is the only question of its section, and a section needs one. Add another one first.');
  const { destination, ...others } = left;
  const { columns, ...rest } = isObject(destination) ? destination : {};
  const kept = Array.isArray(columns)
    ? columns.filter((one) => !isObject(one) || one['field'] !== name)
    : undefined;
  const written = { ...rest, ...(kept && kept.length > 0 && { columns: kept }) };
  return {
    schema: { ...schema, ...(schema['required'] !== undefined && { required }), properties },
    content: { ...others, ...(Object.keys(written).length > 0 && { destination: written }) },
  };
}

/** Makes a change of the questions. Throws if an editor cannot make it. */
export function changeQuestions(
  form: FormValues,
  change: QuestionChange,
  isTaken: (name: string) => boolean,
): FormValues {
  if (change.kind === 'add') return add(form, change, isTaken);
  const all = readQuestions(form).flatMap(({ questions }) => questions);
  const before = all.find(({ name }) => name === change.name);
  if (!before) refuse('This question does not exist any more.');
  if (change.kind === 'move') return { ...form, content: move(form.content, change.name, change.by) };
  if (change.kind === 'change') return reword(form, change, before);
  if (before.removeLock) refuse(LOCK_NOTES[before.removeLock]);
  return remove(form, change.name);
}

/**
 * Brings a translation of a form in line with its questions: a new one is there in the main language, a removed one is
 * gone, and the order is the same.
 */
export function followInTranslation(translation: Json, content: Json): Json {
  if (!Array.isArray(translation['sections'])) return translation;
  const own = sectionsOf(translation);
  const known = own.flatMap(({ fields }) => fields);
  return {
    ...translation,
    sections: own.map((section) => {
      const base = sectionsOf(content)[translatedIndex(section, sectionsOf(content))];
      if (!base) return section;
      const fields = base.fields.map(({ name }) => known.find((field) => field.name === name) ?? { name });
      return { ...section, fields };
    }),
  };
}
