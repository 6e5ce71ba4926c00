import type { JsonPath } from '@json-site/values/locations';
import type { CoreSchema, ValueType } from '../core-schema.ts';
import { KIND_NAMES } from '../form-fields.ts';
import { conditionsOf, familyType, fits, isNull, typeIn, typeOrRuled } from '../passes/merged/normal-form.ts';
import { origins } from '../passes/origins.ts';
import type { PassContext } from '../passes/pass.ts';
import type { Json } from '../passes/schema-tree.ts';
import { RULE_TYPES, rulesIn } from '../vocabulary.ts';

/** The schema of which each schema of a core is made, after all passes. */
export type Described = ReadonlyMap<CoreSchema, Json>;

/** What the core is made with, at one place of the form. */
export interface CoreContext extends PassContext {
  /** Receives the schema of each schema of the core. */
  described: Map<CoreSchema, Json>;
  /** Whether something at this location or inside it was reported. */
  hasReported: (at: JsonPath) => boolean;
  defaultsFor: ReadonlySet<string>;
  /** The line of a location. */
  lineOf: (at: JsonPath) => number;
  /** Names from the root of the data; `*` represents an item. */
  path: readonly string[];
  /** Inside a branch: what the schemas around it say about the same value, outermost first. */
  around: readonly Json[];
}

/** Reports a schema from which nothing can be entered, unless the reason is another diagnostic inside it. */
export function reportEmpty(schema: Json, message: string, hint: string, context: CoreContext): void {
  const at = origins.at(schema);
  if (!context.hasReported(at)) context.report(at, { message, hint });
}

/** The type of a value: its own, that of another definition, or the one that its rules are about. */
export function resolveType(
  schema: Json,
  family: readonly Json[],
  context: CoreContext,
): ValueType | undefined {
  const { report, lineOf, hasReported, remark } = context;
  const [own, common] = [typeIn(schema), familyType(family)];
  if (own && common && own.value !== common.value) {
    const isSame = fits(own.value, common.value) && (own.isInferred || common.isInferred);
    if (!isSame) {
      const message = `The same property is ${KIND_NAMES[own.value]} here, and ${KIND_NAMES[common.value]} at line ${lineOf(common.at)}; a field has one type.`;
      const hint = 'Use the same type, or another name for one of the properties.';
      report(own.at, { message, hint, part: 'value' });
    }
  }
  const type = typeOrRuled(family);
  if (type) return type;
  if (family.some(isNull)) {
    const message = 'The value is always null, so that there is nothing to enter.';
    reportEmpty(schema, message, 'Remove the property.', context);
  } else if (!family.some((one) => hasReported(origins.at(one)))) {
    const hint = 'Add "type": "string", "number", "integer", "boolean", "array" or "object".';
    remark({ at: origins.at(schema), message: 'Properties without "type" are texts.', hint });
    return 'string';
  }
  return undefined;
}

/**
 * Names keywords that have no effect on a value of the type, and reports conditions of an entry of a list, which no
 * object has that could evaluate them.
 */
export function reportIdleRules(schema: Json, type: ValueType, { report, remark }: CoreContext): void {
  const ofObjects = type === 'object' ? [] : ['properties', 'required'].filter((name) => name in schema);
  for (const name of [...rulesIn(schema).filter((one) => !fits(RULE_TYPES[one], type)), ...ofObjects]) {
    const message = `"${name}" has no effect: the value is ${KIND_NAMES[type]}.`;
    remark({ at: origins.at(schema, name), message, hint: 'Remove it, or change "type".' });
  }
  const [condition] = conditionsOf(schema);
  if (type === 'object' || !condition) return;
  const message = `The value is ${KIND_NAMES[type]} in a list; only an object can have conditions.`;
  report(origins.at(condition, 'if'), { message, hint: 'Use a list of objects, or remove the condition.' });
}
