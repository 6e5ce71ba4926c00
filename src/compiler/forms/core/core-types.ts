import type { JsonPath } from '../../source/locations.ts';
import type { CoreSchema } from '../core-schema.ts';
import {
  conditionsOf,
  explicitType,
  familyType,
  fits,
  isNull,
  propertiesIn,
  typeIn,
  typeKeyword,
  type ValueType,
} from '../passes/merged/normal-form.ts';
import type { Origins } from '../passes/origins.ts';
import type { Remark, ReportReason } from '../passes/pass.ts';
import { type Json, listOf } from '../passes/schema-tree.ts';
import { RULE_TYPES, rulesIn } from '../vocabulary.ts';

/** What the data schema says about a schema of the core, apart from its rules. */
export interface Described {
  at: JsonPath;
  title?: string | undefined;
  description?: string | undefined;
  optionTitles: ReadonlyMap<unknown, string>;
  /** The limit of the data schema: in the core, every text has one. */
  maxLength: unknown;
}

export interface CoreBuilder {
  origins: Origins;
  report: ReportReason;
  remark: (remark: Remark) => void;
  /** Whether something at this location or inside it was reported. */
  hasReported: (at: JsonPath) => boolean;
  described: Map<CoreSchema, Described>;
  defaultsFor: ReadonlySet<string>;
  /** The line of a location. */
  lineOf: (at: JsonPath) => number;
}

export interface Place {
  builder: CoreBuilder;
  /** Names from the root of the data; `*` represents an item. */
  path: readonly string[];
}

/** Reports a schema from which nothing can be entered, unless the reason is another diagnostic inside it. */
export function reportEmpty(schema: Json, message: string, hint: string, { builder }: Place): void {
  const at = builder.origins.at(schema);
  if (!builder.hasReported(at)) builder.report(at, { message, hint });
}

export const KIND_NAMES: Record<ValueType, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The type of a value: its own, that of another definition, or the one that its rules are about. */
export function resolveType(schema: Json, family: readonly Json[], place: Place): ValueType | undefined {
  const { builder } = place;
  const { origins } = builder;
  const [own, common] = [typeIn(schema), familyType(family)];
  if (own && common && own.value !== common.value) {
    const isSame = fits(own.value, common.value) && (own.isInferred || common.isInferred);
    const other = family.find((one) => (common.isInferred ? typeIn(one) : explicitType(one)));
    if (!isSame && other) {
      const line = builder.lineOf(origins.at(other, ...typeKeyword(other)));
      const message = `The same property is ${KIND_NAMES[own.value]} here, and ${KIND_NAMES[common.value]} at line ${line}; a field has one type.`;
      const hint = 'Use the same type, or another name for one of the properties.';
      builder.report(origins.at(schema, ...typeKeyword(schema)), { message, hint, part: 'value' });
    }
  }
  if (common) return common.value;
  const [rule] = family.flatMap(rulesIn);
  if (rule) return RULE_TYPES[rule];
  if (family.some(isNull)) {
    const message = 'The value is always null, so that there is nothing to enter.';
    reportEmpty(schema, message, 'Remove the property.', place);
  } else if (!family.some((one) => builder.hasReported(origins.at(one)))) {
    const hint = 'Add "type": "string", "number", "integer", "boolean", "array" or "object".';
    builder.remark({ at: origins.at(schema), message: 'Properties without "type" are texts.', hint });
    return 'string';
  }
  return undefined;
}

/** Reports keywords that have no effect on a value of the type, which their author did not intend. */
export function reportIdleRules(schema: Json, type: ValueType, { builder }: Place): void {
  const { origins, report } = builder;
  for (const name of rulesIn(schema)) {
    if (fits(RULE_TYPES[name], type)) continue;
    const message = `"${name}" has no effect: the value is ${KIND_NAMES[type]}.`;
    report(origins.at(schema, name), { message, hint: 'Remove it, or change "type".' });
  }
  if (type === 'object') return;
  const [condition] = conditionsOf(schema);
  const [name] = listOf(schema['required']);
  const [property] = Object.values(propertiesIn(schema));
  const inside = condition
    ? origins.at(condition, 'if')
    : name !== undefined
      ? origins.atRequired(schema, String(name), listOf(schema['required']))
      : property && origins.at(property);
  if (!inside) return;
  const message = `The value is ${KIND_NAMES[type]}; only an object can have conditions and properties.`;
  report(inside, { message, hint: 'Move it to the object that contains the value.' });
}
