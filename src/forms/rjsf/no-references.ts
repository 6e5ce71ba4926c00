/**
 * Replaces the part of @rjsf/utils that follows `$ref`, and with it a resolver of URIs: the compiler has replaced every
 * reference before a form is built.
 */
export default function findSchemaDefinition(reference: string): never {
  throw new Error(`The schema of a form has a reference: ${reference}`);
}

export const findSchemaDefinitionRecursive = findSchemaDefinition;

export function makeAllReferencesAbsolute<Schema>(schema: Schema): Schema {
  return schema;
}

export function splitKeyElementFromObject(key: string, object: Record<string, unknown>) {
  const { [key]: value, ...rest } = object;
  return [rest, value];
}
