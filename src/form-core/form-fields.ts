import type { FieldKind } from '@json-site/model/model';
import type { JsonPath } from '@json-site/values/locations';
import type { CoreSchema, ValueType } from './core-schema.ts';
import type { Guard } from './form-rules/branches.ts';

/** Kinds of fields and types of values, in diagnostics. */
export const KIND_NAMES: Record<FieldKind | ValueType, string> = {
  text: 'a text',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  choice: 'one of several options',
  choices: 'several options',
  texts: 'a list of texts or numbers',
  list: 'a list of groups',
  array: 'a list',
  group: 'a group of fields',
  object: 'an object',
};

/** A field of a form, as its data schema defines it. */
export interface DataField {
  /** Property names from the root of the data. `*` represents an item of a list: `visitors.*.age`. */
  path: string[];
  /** The last part of the path. */
  name: string;
  kind: FieldKind;
  /** Every definition of the field: its own, and those that conditions add. The first one defines the kind. */
  definitions: CoreSchema[];
  required: 'always' | 'sometimes' | 'never';
  /** True if the form shows the field only for some values of other fields. */
  isConditional: boolean;
  /** For a conditional field: it is shown if all tests of one of these lists have their result. */
  shownIf?: readonly (readonly Guard[])[];
  /** The fields of a group, or of one item of a list. */
  fields: DataField[];
  /** Title and description of the data schema, and the titles of the options by value. */
  title?: string;
  /** The title of one item of a list: "Organiser" of "Organisers". */
  itemTitle?: string;
  description?: string;
  optionTitles: Map<unknown, string>;
  /** The descriptions of the options, by value. */
  optionHints?: Record<string, string>;
  /** Options of a list that no other option may be beside: "none of these". */
  exclusive?: unknown[];
  /** Examples of values, as their author wrote them. */
  examples?: string[];
  /** Messages of other tools by keyword; `*` is for any other keyword. */
  messages?: Record<string, string>;
  /** Present if the data schema itself says that a text may be long. Every text has a limit in the core. */
  isLong?: true;
  /** The most words of a text, if its pattern says so. */
  words?: number;
  /** Present if a text has digits alone. */
  digits?: true;
  /** The most characters of a text whose pattern limits them. */
  length?: number;
  /**
   * The fields of the same object of which one needs an answer, this one included, which is required while there is
   * none. Empty if they are all fields of the form.
   */
  oneOf?: readonly string[];
  /** Where the data schema defines the field. A shared definition has the location of the definition. */
  location: JsonPath;
}

/** Fields at every depth, groups and lists before what is in them. */
export const allFields = (fields: readonly DataField[]): DataField[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields)]);
