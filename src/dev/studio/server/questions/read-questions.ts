import { labelFor } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';
import { hasOptions, type Lock, type Question, type QuestionSection } from '../../questions/protocol.ts';
import { type Json, kindOfQuestion, optionsOf } from './kinds.ts';
import { namedForDelivery, namedInConditions } from './locks.ts';

/** A form as its files have it. */
export interface FormValues {
  schema: Json;
  content: Json;
}

export interface Field extends Json {
  name: string;
}

export interface Section extends Json {
  fields: Field[];
}

const isField = (one: unknown): one is Field => isObject(one) && typeof one['name'] === 'string';

/** The sections of a form. What is no section or no field is a diagnostic of the compiler. */
export const sectionsOf = (content: Json): Section[] =>
  (Array.isArray(content['sections']) ? content['sections'] : []).filter(isObject).map((section) => ({
    ...section,
    fields: Array.isArray(section['fields']) ? section['fields'].filter(isField) : [],
  }));

export const propertiesOf = ({ properties }: Json): Json => (isObject(properties) ? properties : {});
export const requiredOf = ({ required }: Json): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);

export const isList = (property: unknown): property is Json =>
  isObject(property) && property['type'] === 'array';
const leastOf = ({ minItems }: Json) => (typeof minItems === 'number' ? minItems : 0);

/** Whether a question must be answered. A list that is required may be empty, unless it says how many it has. */
export function mustBeAnswered(schema: Json, name: string): boolean {
  const property = propertiesOf(schema)[name];
  return requiredOf(schema).includes(name) && (!isList(property) || leastOf(property) > 0);
}

/** Reads the questions of a form, in the order in which visitors see them. */
export function readQuestions({ schema, content }: FormValues): QuestionSection[] {
  const conditions = namedInConditions(schema);
  const delivery = namedForDelivery(content);
  const question = (field: Field): Question => {
    const { name } = field;
    const property = propertiesOf(schema)[name];
    const kind = kindOfQuestion(property, field);
    const { title, description } = isObject(property) ? property : {};
    const isConditional = conditions.has(name) || property === undefined;
    const lock: Lock | null = isConditional ? 'condition' : kind === null ? 'kind' : null;
    return {
      name,
      label: textOr(field['label'], textOr(title, labelFor(name))),
      hint: textOr(field['hint'], field['label'] === undefined ? textOr(description, '') : ''),
      kind,
      isRequired: mustBeAnswered(schema, name),
      options: hasOptions(kind) && isObject(property) ? optionsOf(property, field) : [],
      lock,
      removeLock: lock ?? (delivery.has(name) ? 'delivery' : null),
    };
  };
  return sectionsOf(content).map(({ id, heading, fields }) => ({
    id: textOr(id, ''),
    heading: textOr(heading, ''),
    questions: fields.map(question),
  }));
}
