import { keywordNamed } from '@json-site/compiler/load-schemas';
import { formatValue, suggestion } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';
import { LATER_KEYWORDS } from '../vocabulary.ts';
import { origins } from './origins.ts';
import type { Pass, Reason } from './pass.ts';
import { type Json, mapInside, without } from './schema-tree.ts';

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

type Check = (value: unknown, schema: Json) => Reason | undefined;

/** Keywords that a form can have with some values only. */
const CHECKS: Readonly<Record<string, Check>> = {
  type: (value) => {
    const wrong = [value].flat().find((type) => !TYPES.includes(String(type)));
    if (wrong === undefined) return undefined;
    const message = `"type" is ${formatValue(wrong)}, which JSON Schema does not have.`;
    return { message, hint: suggestion(String(wrong), TYPES), part: 'value' };
  },
  items: (value) => {
    if (!Array.isArray(value)) return undefined;
    const message = '"items" is a list of schemas; lists with different items are not supported.';
    return { message, hint: 'Use an object with "properties".' };
  },
  // A schema for other names would allow some of them. The form has none, if it lists its own.
  additionalProperties: (value, { properties }) => {
    if (!isObject(value) || Object.keys(value).length === 0 || isObject(properties)) return undefined;
    const message = '"additionalProperties" is a schema; a form has a fixed set of fields.';
    const hint = 'List each property in "properties", or use a list of objects with a name and a value.';
    return { message, hint };
  },
};

/** Why a form cannot have a keyword; undefined if it can. */
function refusalOf(keyword: string, value: unknown, schema: Json): Reason | undefined {
  const known = keywordNamed(keyword);
  if (LATER_KEYWORDS.has(keyword) && known && !known.is(value)) {
    const hint = 'Correct the value, or remove the keyword.';
    return { message: `"${keyword}" is not ${known.name}.`, hint };
  }
  if (typeof known?.data === 'object' && known.data !== null) {
    const { reason, instead } = known.data;
    return { message: `"${keyword}" cannot be part of a form: ${reason}.`, hint: instead };
  }
  if ((keyword === 'then' || keyword === 'else') && schema['if'] === undefined)
    return { message: `"${keyword}" has no effect without "if".`, hint: 'Add "if" next to it.' };
  return Object.hasOwn(CHECKS, keyword) ? CHECKS[keyword]?.(value, schema) : undefined;
}

/** Removes keywords that no form can show and no table can hold, and reports each of them. */
export const refuseKeywords: Pass = (schema, context) => {
  const { report } = context;
  const refused = Object.entries(schema).flatMap(([keyword, value]) => {
    const reason = refusalOf(keyword, value, schema);
    if (reason) report(origins.at(schema, keyword), reason);
    return reason ? [keyword] : [];
  });
  const own = without(schema, ...refused);
  const { additionalProperties: others } = own;
  if (isObject(others)) own['additionalProperties'] = Object.keys(others).length === 0;
  return mapInside(own, (inner, keyword, at) => {
    // The names of a dependency, and what may be true or false.
    if (keyword === 'if' || keyword === 'additionalProperties' || Array.isArray(inner)) return inner;
    if (inner === false || JSON.stringify(inner) === '{"not":{}}') return origins.make({ not: {} }, at);
    return isObject(inner) ? refuseKeywords(inner, context) : origins.make({}, at);
  });
};
