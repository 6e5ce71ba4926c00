import { expect } from 'vitest';
import type { CoreObject } from '../../src/form-core/core-schema.ts';
import { readDataSchema } from '../../src/form-core/data-schema.ts';
import type { DataField } from '../../src/form-core/form-fields.ts';
import { DEFAULT_LIMITS } from '../../src/form-core/limits.ts';

export const TEXT = { type: 'string' };

/** Reads a data schema as if it were a file. */
export function read(schema: unknown, defaultsFor: string[] = []) {
  const text = JSON.stringify(schema, null, 2);
  return readDataSchema({ path: 'visit.schema.json', text }, { defaultsFor: new Set(defaultsFor) });
}

const DEFAULTS: Record<string, number> = {
  maxLength: DEFAULT_LIMITS.maxLength,
  maxItems: DEFAULT_LIMITS.maxItems,
  minimum: -DEFAULT_LIMITS.number,
  maximum: DEFAULT_LIMITS.number,
};

/** Removes the limits of fields without one, which limits.test.ts tests. */
export function withoutDefaults<Core>(core: Core): Core {
  const isOwn = (key: string, value: unknown) => DEFAULTS[key] === undefined || DEFAULTS[key] !== value;
  const text = JSON.stringify(core, (key, value: unknown) => (isOwn(key, value) ? value : undefined));
  return JSON.parse(text) as Core;
}

/**
 * Adds a field that is always required: a form with one needs no rule against an empty one, which empty-form.test.ts
 * tests.
 */
function withRequired(schema: { required?: string[]; properties?: object }): object {
  const { required = [], properties = {} } = schema;
  return {
    type: 'object',
    ...schema,
    required: [...required, 'asked'],
    properties: { ...properties, asked: TEXT },
  };
}

/** Reduces an object that has no diagnostics. */
export function coreOf(schema: object): CoreObject {
  const { core, diagnostics } = read(withRequired(schema));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const { asked: _, ...properties } = core.properties;
  const required = core.required?.filter((name) => name !== 'asked') ?? [];
  const { required: _all, ...rest } = core;
  return withoutDefaults({ ...rest, properties, ...(required.length > 0 && { required }) });
}

/** Path, kind, requiredness of each field: `?` for an optional one, `~` for one that is sometimes required. */
export function outline(fields: readonly DataField[]): string[] {
  const mark = { always: '', sometimes: '~', never: '?' };
  return fields.flatMap((field) => [
    `${field.path.join('.')}${mark[field.required]} ${field.kind}${field.isConditional ? ' if' : ''}`,
    ...outline(field.fields),
  ]);
}

/** The outline of an object with this schema. */
export const fieldsOf = (schema: object) =>
  outline(read(withRequired(schema)).fields.filter(({ name }) => name !== 'asked'));
