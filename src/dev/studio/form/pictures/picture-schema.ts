import { allowsPictures } from '../../../../compiler/media/kinds.ts';
import type { Schema } from '../../../../compiler/schema/schema-set.ts';
import { childSchema } from '../../../../compiler/schema/schema-walk.ts';
import { targetKind } from '../../../../compiler/schema/targets.ts';
import type { JsonPath } from '../../../../compiler/source/locations.ts';

/** Returns the property of an object that must be a picture. */
export function requiredPicture({ required = [], properties = {} }: Schema): string | undefined {
  return required.find((name) => {
    const property = properties[name];
    return targetKind(property?.means) === 'file' && allowsPictures(property ?? {});
  });
}

/** Returns the path of the text alternative of the picture in the object at `path`; undefined without one. */
export function alternativeIn({ properties = {} }: Schema, path: JsonPath): JsonPath | undefined {
  const name = Object.keys(properties).find((one) => properties[one]?.means === 'alternative');
  return name === undefined ? undefined : [...path, name];
}

/** Returns the path of the text alternative beside the picture in a field. */
export function alternativeBeside(id: string, formRules: Schema): JsonPath | undefined {
  const path = id.split('_').slice(1, -1);
  const around = path.reduce<Schema | undefined>(
    (schema, name) => schema && childSchema(schema, /^\d+$/.test(name) ? Number(name) : name),
    formRules,
  );
  return around && alternativeIn(around, path);
}
