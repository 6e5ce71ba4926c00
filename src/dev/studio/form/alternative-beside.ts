import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { childSchema } from '../../../compiler/schema/schema-walk.ts';

/** Returns the property of an object that is the text alternative of its picture. */
export function alternativeOf({ properties = {} }: Schema): string | undefined {
  return Object.keys(properties).find((name) => properties[name]?.means === 'alternative');
}

/** Returns the id of the field with the text alternative that belongs to the picture in a field; undefined without one. */
export function alternativeBeside(id: string, formRules: Schema): string | undefined {
  const [prefix = '', ...path] = id.split('_').slice(0, -1);
  const around = path.reduce<Schema | undefined>(
    (schema, name) => schema && childSchema(schema, /^\d+$/.test(name) ? Number(name) : name),
    formRules,
  );
  const name = around && alternativeOf(around);
  return name && [prefix, ...path, name].join('_');
}
