import { isObject } from '@json-site/values/objects';
import type { Json } from './kinds.ts';

/** Keywords that make the rules of a form depend on answers. */
const CONDITIONS = [
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
];

/** Every name and every text in a part of a schema: a name that is in it may be one of a question. */
function namesIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(namesIn);
  return isObject(part) ? Object.entries(part).flatMap(([name, value]) => [name, ...namesIn(value)]) : [];
}

/** The questions that a condition of the form names, or a rule of another question. */
export function namedInConditions(schema: Json): ReadonlySet<string> {
  const ofForm = CONDITIONS.flatMap((keyword) => namesIn(schema[keyword]));
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const ofRules = properties.flatMap(([name, one]) => {
    const after = isObject(one) ? one['after'] : undefined;
    return after === undefined ? [] : [name, ...namesIn(after)];
  });
  return new Set([...ofForm, ...ofRules]);
}

/** The questions on which mails and combined columns depend. */
export function namedForDelivery(content: Json): ReadonlySet<string> {
  const { receipt, recipients, destination } = content;
  const ofReceipt = isObject(receipt) ? [receipt['field']] : [];
  const ofDesks = (Array.isArray(recipients) ? recipients : []).flatMap((one) =>
    isObject(one) && isObject(one['where']) ? Object.keys(one['where']) : [],
  );
  const combined = isObject(destination) ? destination['combined'] : undefined;
  const ofColumns = (Array.isArray(combined) ? combined : []).flatMap((one) =>
    isObject(one) && Array.isArray(one['parts'])
      ? one['parts'].map((part) => (isObject(part) ? part['field'] : undefined))
      : [],
  );
  const all = [...ofReceipt, ...ofDesks, ...ofColumns].filter((name) => typeof name === 'string');
  // A field of a group belongs to the question that is the group.
  return new Set(all.map((name) => name.split('.')[0] ?? name));
}
