import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { FORMS, followRef } from '@json-site/compiler/schema';
import { TEXTS_OF_SOME_FORMS, textsOfEveryForm } from '@json-site/form-core/content';

/** A schema of resolved values: `tsType` is the TypeScript type of a value that no other keyword describes. */
export type TypeSchema = Schema & { tsType?: string };

const FIELD = 'formField';

/** Requires every property of an object, and of the objects inside it. */
function complete(schema: Schema, set: SchemaSet): Schema {
  const target = followRef(schema, set);
  if (!target.properties) return schema;
  const properties = Object.entries(target.properties);
  return {
    ...target,
    required: properties.map(([name]) => name),
    properties: Object.fromEntries(properties.map(([name, child]) => [name, complete(child, set)])),
  };
}

function property(schema: Schema | undefined, name: string): Schema {
  const found = schema?.properties?.[name];
  if (!found)
    throw new Error(`schemas/records/forms.schema.json and its definitions have no property "${name}".`);
  return found;
}

/** A field as its component receives it: the compiler has added what the data schema says about it. */
function completeField(field: Schema): TypeSchema {
  const widget = property(field, 'widget');
  const options = property(field, 'options');
  const value: TypeSchema = { ...property(options.items, 'value'), tsType: 'string | number | boolean' };
  const control: Schema = {
    type: 'string',
    description: "The site's own widget that shows the field instead.",
  };
  const exclusive: TypeSchema = {
    description: 'Options that clear all others.',
    tsType: '(string | number | boolean)[]',
  };
  const filter: Schema = { type: 'string', description: 'Label of the field that filters the options.' };
  const decimals: Schema = { type: 'integer', description: 'The decimal places that answers show.' };
  const words: Schema = { type: 'integer', description: 'The most words of the text.' };
  const length: Schema = {
    type: 'integer',
    description: 'The most characters that the pattern of the text allows.',
  };
  const itemInSentence: Schema = {
    type: 'string',
    description: 'The label of an entry inside a sentence: "visitor {number}".',
  };
  const digits: Schema = { const: true, description: 'The text has digits alone.' };
  const oneOf: Schema = {
    const: true,
    description: 'Needed only while other fields have no answer, so that nothing marks it.',
  };
  const onlyIf: Schema = {
    type: 'string',
    description: 'Says for which answers the field is, where no script hides it.',
  };
  const kind: TypeSchema = { description: 'What the field holds.', tsType: 'FieldKind' };
  const { $schema: _, ...properties } = field.properties ?? {};
  return {
    ...field,
    required: ['name', 'label', 'kind', 'widget'],
    properties: {
      ...properties,
      kind,
      widget: { ...widget, enum: [...(widget.enum ?? []), 'list', 'group'] },
      control,
      exclusive,
      decimals,
      filter,
      words,
      length,
      digits,
      itemInSentence,
      oneOf,
      onlyIf,
      options: {
        ...options,
        items: { ...options.items, properties: { ...options.items?.properties, value } },
      },
    },
  };
}

/** The schema set whose forms are as components receive them: with every text, label, widget, option and column. */
export function withCompleteForms(set: SchemaSet): SchemaSet {
  const form = set.records[FORMS];
  const field = set.$defs[FIELD];
  if (!form || !field) return set;
  const texts = set.formTexts.properties ?? {};
  const { $schema: _, ...written } = form.properties ?? {};
  const own = Object.entries(written).filter(([name]) => !Object.hasOwn(texts, name));
  const ofEveryForm = textsOfEveryForm(set.formTexts);
  const always = ofEveryForm.map((name): [string, Schema] => [
    name,
    complete(property(set.formTexts, name), set),
  ]);
  const sometimes = TEXTS_OF_SOME_FORMS.map((name): [string, Schema] => {
    const text = property(set.formTexts, name);
    return [name, name === 'messages' ? text : complete(text, set)];
  });
  const destination = property(form, 'destination');
  const complex: [string, Schema] = ['destination', { ...destination, required: ['table', 'columns'] }];
  return {
    ...set,
    $defs: { ...set.$defs, [FIELD]: completeField(field) },
    records: {
      ...set.records,
      [FORMS]: {
        ...form,
        required: ['sections', ...ofEveryForm, 'destination'],
        properties: Object.fromEntries([...own, ...always, ...sometimes, complex]),
      },
    },
  };
}
