import { isObject } from '../../schema/schema-walk.ts';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { type Json, listOf, rebuild, without } from './schema-tree.ts';

const isNegation = (schema: unknown) => isObject(schema) && Object.keys(schema).join() === 'not';

/** "Not A, or B" is "if A, then B". */
function asCondition(schema: Json): Json {
  const alternatives = listOf(schema['anyOf']);
  const negation = alternatives.find(isNegation) as Json | undefined;
  const others = alternatives.filter((one) => one !== negation);
  if (!negation || others.length === 0) return schema;
  const then = others.length === 1 ? others[0] : { anyOf: others };
  const condition = origins.make({ if: negation['not'], then }, origins.at(schema, 'anyOf'));
  return { ...without(schema, 'anyOf'), allOf: [...listOf(schema['allOf']), condition] };
}

/** Turns alternatives of which one is a negation into conditions. */
export const turnImplications: Pass = (schema) => rebuild(schema, asCondition);
