import { Ajv, type ValidateFunction } from 'ajv';
import { formatValue } from '@json-site/compiler/words';
import { followPointer, formatPath } from '@json-site/values/locations';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { mapSchemas, without } from './schema-tree.ts';

let metaSchema: ValidateFunction | undefined;
const META_SCHEMA = 'http://json-schema.org/draft-07/schema#';

/**
 * Reports values that JSON Schema itself does not allow, such as a negative `minLength`. Leaves out the keywords that
 * have them: later passes rely on the types.
 */
export const checkMetaSchema: Pass = (schema, { report }) => {
  metaSchema ??= new Ajv({ allErrors: true, strict: false }).getSchema(META_SCHEMA);
  const validate = metaSchema;
  if (!validate || validate(schema)) return schema;
  const seen = new Set<string>();
  const wrong = new Map<unknown, string[]>();
  for (const { instancePath, message: expected, keyword: failed } of validate.errors ?? []) {
    // An error of "anyOf" follows from the errors of its alternatives.
    if (failed === 'anyOf' || failed === 'if' || seen.has(instancePath)) continue;
    seen.add(instancePath);
    const { value: found, jsonPath = [] } = followPointer(schema, instancePath) ?? {};
    // refuseKeywords() explains wrong types.
    if (jsonPath.includes('type') && typeof found === 'string') continue;
    const keyword = String(jsonPath.at(-1));
    const around = followPointer(schema, instancePath.replace(/\/[^/]*$/, ''))?.value;
    wrong.set(around, [...(wrong.get(around) ?? []), keyword]);
    const name = jsonPath.length > 0 ? formatPath(jsonPath.slice(-1)) : 'The file';
    const message = `${name} is ${formatValue(found)}; in a JSON Schema, it ${expected}.`;
    const hint = 'Correct the value, or remove the keyword.';
    report(origins.locate(schema, jsonPath), { message, hint, part: 'value' });
  }
  return mapSchemas(schema, (one) => without(one, ...(wrong.get(one) ?? [])));
};
