import { allowsPictures } from '@json-site/compiler/media';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { childSchema, followRef, targetKind, walk, writtenAs } from '@json-site/compiler/schema';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';

const isPicture = (schema: Schema = {}) => targetKind(schema.means) === 'file' && allowsPictures(schema);

/** Returns the property of an object that must be a picture, with its schema. */
export function requiredPicture({ required = [], properties = {} }: Schema) {
  return required
    .map((name) => ({ name, schema: properties[name] ?? {} }))
    .find(({ schema }) => isPicture(schema));
}

/** Returns an example without its pictures: nobody has chosen them, so they are reported as missing. */
export function withoutPictures<Value>(example: Value, schema: Schema, set: SchemaSet): Value {
  const copy = structuredClone(example);
  walk(schema, copy, set, ({ properties = {} }, value) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      const property = properties[name];
      if (property && isPicture(followRef(property, set))) delete value[name];
    }
  });
  return copy;
}

/** Returns the path of the text alternative of the picture in the object at `path`; undefined without one. */
export function alternativeIn({ properties = {} }: Schema, path: JsonPath): JsonPath | undefined {
  const name = Object.keys(properties).find((one) => writtenAs(properties[one]?.means) === 'alternative');
  return name === undefined ? undefined : [...path, name];
}

/** Returns the path of the text alternative beside the picture in a field. */
export function alternativeBeside(id: string, formRules: Schema): JsonPath | undefined {
  const path = id.split('_').slice(1, -1);
  const around = path.reduce<Schema | undefined>((schema, name) => {
    // The name of an alternative is that of its picture.
    const inner = schema?.alternatives?.[name] ?? schema;
    return inner && childSchema(inner, /^\d+$/.test(name) ? Number(name) : name);
  }, formRules);
  const own = around?.alternatives?.[id.split('_').at(-1) ?? ''] ?? around;
  return own && alternativeIn(own, path);
}
