import type { CoreBranch, CoreCondition, CoreObject, CoreSchema, CoreText } from '../core-schema.ts';
import { KIND_NAMES } from '../form-fields.ts';
import { optionsAmong } from '../form-rules/definitions.ts';
import { FORMATS } from '../formats.ts';
import { addLimits, DEFAULT_LIMITS } from '../limits.ts';
import { isMoved } from '../passes/merged/hidden.ts';
import {
  conditionsOf,
  definitionsOf,
  forbiddenIn,
  itemsIn,
  propertiesIn,
  propertiesNamed,
  typeIn,
} from '../passes/merged/normal-form.ts';
import { origins } from '../passes/origins.ts';
import { inPlace, type Json, propertyNamesIn } from '../passes/schema-tree.ts';
import { refusalOfText } from '../text-rules.ts';
import { type CoreContext, reportEmpty, reportIdleRules, resolveType } from './core-types.ts';
import { aroundIn, requiredOf } from './required.ts';
import { rulesOf, scalarCore } from './scalar-core.ts';

const MAX_DEPTH = 12;

/** What forms cannot show as an item of a list, with what to use instead. */
const REFUSED_ITEMS = {
  array: ['lists', 'Use a list of objects with one list each.'],
  boolean: ['true or false', 'Use a list with an "enum", one value for each tick box.'],
} as const;

function listCore(schema: Json, family: readonly Json[], context: CoreContext): CoreSchema | undefined {
  const { report } = context;
  const items = itemsIn(family);
  const [own = items[0]] = itemsIn([schema]);
  if (!own) {
    const hint = 'Add "items" with the schema of one item.';
    reportEmpty(schema, 'The list has no "items", so that nothing can be entered.', hint, context);
    return undefined;
  }
  const inside = { ...context, path: [...context.path, '*'], around: itemsIn(context.around) };
  const core = toSchema(own, items, inside);
  if (!core) return undefined;
  if (core.type === 'array' || core.type === 'boolean') {
    const [what, hint] = REFUSED_ITEMS[core.type];
    report(origins.at(own), { message: `The items are ${what}, which forms cannot show.`, hint });
    return undefined;
  }
  if (core.type === 'string' && core.after !== undefined) {
    const hint = 'Use it in an object with both properties.';
    report(origins.at(own, 'after'), { message: '"after" has no effect on an item of a list.', hint });
  }
  const isUnique = schema['uniqueItems'] === true || optionsAmong([core]) !== undefined;
  // Without a character, an item would be an empty line of the form.
  if (core.type === 'string' && !core.enum) core.minLength = Math.max(1, core.minLength ?? 1);
  return {
    type: 'array',
    items: core,
    ...rulesOf(schema, 'array', context),
    ...(isUnique && { uniqueItems: true }),
  };
}

/** Characters of a text whose format limits it, such as an e-mail address. */
const LIMITED_BY_FORMAT = 254;

/**
 * Reports a pattern that is too slow for texts as long as those of its field. If the schema says nothing about their
 * length, the texts are as long as the pattern can be read in a moment.
 */
function checkLength(core: CoreSchema, schema: Json, { report, remark }: CoreContext): void {
  if (core.type !== 'string' || core.enum) return;
  const refusal = refusalOfText('pattern', core.pattern, core.maxLength ?? LIMITED_BY_FORMAT);
  if (!refusal) return;
  const { longest } = refusal;
  const isFree = schema['maxLength'] === undefined && core.maxLength === DEFAULT_LIMITS.maxLength;
  const at = origins.at(schema, 'pattern');
  if (!isFree || longest === undefined || (core.minLength ?? 0) > longest) {
    report(at, refusal);
    return;
  }
  core.maxLength = longest;
  const message = `The form limits a text to ${longest} characters, because a browser needs long to compare longer ones with the "pattern".`;
  remark({ at, message, hint: 'Set "maxLength", or give each character one place in the pattern.' });
}

/** The names of all fields of an object, also of those that conditions add. */
const fieldNames = (family: readonly Json[]) => new Set(propertyNamesIn(family.flatMap(inPlace)));

function toSchema(schema: Json, family: readonly Json[], context: CoreContext): CoreSchema | undefined {
  const { report, defaultsFor, path } = context;
  const type = resolveType(schema, family, context);
  if (!type) return undefined;
  reportIdleRules(schema, type, context);
  if (!isMoved(schema) && family.some(isMoved)) {
    const message =
      'A branch or an alternative hides this field, and a rule about it elsewhere would show it.';
    report(origins.at(schema), { message, hint: 'Write the rule where the property is defined.' });
  }
  const names = path.filter((name) => name !== '*');
  const isScalar = type !== 'object' && type !== 'array';
  if (!isScalar && names.length > MAX_DEPTH) {
    const message = `The field ${path.join('.')} is nested deeper than ${MAX_DEPTH} levels, which no form can show clearly.`;
    const hint = 'Move its properties one level up, or use a list of objects.';
    report(origins.at(schema), { message, hint });
    return undefined;
  }
  const core = isScalar
    ? scalarCore(schema, type, context, defaultsFor.has(names.join('.')))
    : type === 'object'
      ? toObject(schema, family, context)
      : listCore(schema, family, context);
  if (type === 'object' && fieldNames(family).size === 0) {
    const hint = 'List its fields in "properties".';
    reportEmpty(schema, 'The object has no "properties", so that nothing can be entered.', hint, context);
  }
  if (core) {
    addLimits(core, family);
    checkLength(core, schema, context);
    context.described.set(core, schema);
  }
  return core;
}

/** Replaces "if a is present: if a is 1, …" by "if a is 1, …", where the inner tests require the same properties. */
function flatten(condition: CoreCondition): CoreCondition[] {
  const { if: test, then, else: other } = condition;
  const { required: present = [], ...rest } = test;
  const includesAll = (names: readonly string[] = []) => present.every((name) => names.includes(name));
  const addsNothing = (then?.required ?? []).every((name) => present.includes(name));
  const isOnlyAround = !other && then && !then.properties && addsNothing && Object.keys(rest).length === 0;
  const inner = then?.allOf ?? [];
  return isOnlyAround && inner.every((one) => !one.else && includesAll(one.if.required))
    ? inner
    : [condition];
}

function toBranch(schema: Json, family: readonly Json[], context: CoreContext): CoreBranch {
  const { path } = context;
  const all = [...context.around, schema];
  const around = aroundIn(all, family);
  const own = propertiesIn(schema);
  const properties = Object.entries(own).flatMap(([name, property]): [string, CoreSchema][] => {
    const inside = { ...context, path: [...path, name], around: propertiesNamed(context.around, name) };
    const core = toSchema(property, definitionsOf(family, name), inside);
    if (core?.type === 'string') checkAfter(core, property, family, context);
    return core ? [[name, core]] : [];
  });
  // The fields that its own conditions add must not be forbidden either.
  const forbidden = forbiddenIn(schema, new Set([...around.names, ...fieldNames([schema])]), family);
  if (forbidden.length > 0) {
    const message = `"additionalProperties" is false, which forbids fields of the same form: ${forbidden.join(', ')}.`;
    const hint = 'Remove "additionalProperties", or list these fields next to it.';
    context.report(origins.at(schema, 'propertyNames'), { message, hint });
  }
  const required = requiredOf(schema, family, around, context);
  const conditions = conditionsOf(schema).flatMap((condition): CoreCondition[] => {
    const [then, other] = [condition.then, condition.else].map((branch) => {
      const core = branch && toBranch(branch, family, { ...context, around: all });
      return core && Object.keys(core).length > 0 ? core : undefined;
    });
    const { if: test } = condition;
    return then || other ? flatten({ if: test, ...(then && { then }), ...(other && { else: other }) }) : [];
  });
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

/** Reports a date that must be later than something else. */
function checkAfter(
  { after, format }: CoreText,
  schema: Json,
  family: readonly Json[],
  { report }: CoreContext,
): void {
  if (after === undefined) return;
  const other = definitionsOf(family, after).find((one) => one['format'] === format);
  if (other && format && FORMATS[format].order) return;
  const message = `"after" is "${after}"; it compares two dates, two times or two date-times of the same object.`;
  const hint = 'Give both properties the same "format": "date", "time" or "date-time".';
  report(origins.at(schema, 'after'), { message, hint, part: 'value' });
}

function toObject(schema: Json, family: readonly Json[], context: CoreContext): CoreObject {
  const { properties = {}, ...rest } = toBranch(schema, family, context);
  return { type: 'object', properties, ...rest };
}

/** Reduces a data schema, after all passes, to the core. */
export function toCore(root: Json, context: CoreContext): CoreObject {
  const { value, at = origins.at(root) } = typeIn(root) ?? {};
  const type = value ?? (fieldNames([root]).size > 0 ? 'object' : undefined);
  if (type !== 'object') {
    const message = `The data schema of a form describes an object${type ? `, not ${KIND_NAMES[type]}` : ''}.`;
    const hint = 'Write "type": "object", and a property for each field.';
    context.report(at, { message, hint, part: 'value' });
    return { type: 'object', properties: {} };
  }
  const core = toObject(root, [root], context);
  if (Object.keys(core.properties).length === 0 && !core.allOf) {
    reportEmpty(root, 'The form has no fields.', 'Add "properties".', context);
  }
  return core;
}
