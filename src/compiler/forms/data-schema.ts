import { isObject } from '../schema/schema-walk.ts';
import { parseFile } from '../source/json-file.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Diagnostic } from '../types.ts';
import type { CoreObject, CoreSchema } from './core-schema.ts';
import type { DataField, FieldKind } from './form-fields.ts';

/** A data schema, reduced to the core. */
export interface DataSchema {
  core: CoreObject;
  /** In the order of the schema. */
  fields: DataField[];
  /** Every reason why the schema cannot be a form. With any of them, `core` and `fields` are incomplete. */
  diagnostics: Diagnostic[];
}

export interface ReadOptions {
  /** Paths of the fields (`address.country`) whose `default` the content asks for. */
  defaultsFor?: ReadonlySet<string>;
}

/** Reduces the data schema of a form. */
export function readDataSchema(source: SourceFile, _options: ReadOptions = {}): DataSchema {
  const { value, diagnostics } = parseFile(source);
  const core: CoreObject = { type: 'object', properties: {} };
  const fields: DataField[] = [];
  const properties = isObject(value) && isObject(value['properties']) ? value['properties'] : {};
  const required = isObject(value) && Array.isArray(value['required']) ? (value['required'] as string[]) : [];
  for (const [name, raw] of Object.entries(properties)) {
    if (!isObject(raw)) continue;
    const { title, description, ...rules } = raw;
    const definition = rules as unknown as CoreSchema;
    core.properties[name] = definition;
    const kinds: Record<string, FieldKind> = {
      array: 'choices',
      integer: 'integer',
      number: 'number',
      boolean: 'boolean',
    };
    fields.push({
      path: [name],
      name,
      kind: kinds[definition.type] ?? ('enum' in definition ? 'choice' : 'text'),
      definitions: [definition],
      required: required.includes(name) ? 'always' : 'never',
      isConditional: false,
      isStored: true,
      fields: [],
      optionTitles: new Map(),
      location: ['properties', name],
      ...(typeof title === 'string' && { title }),
      ...(typeof description === 'string' && { description }),
    });
  }
  if (required.length > 0) core.required = required;
  return { core, fields, diagnostics };
}
