import { optionsAmong } from '../../form-rules/definitions.ts';
import type { CoreBranch, CoreCondition, CoreObject, CoreSchema } from '../core-schema.ts';
import { FORMATS, isFormatName } from '../formats.ts';
import {
  type CoreBuilder,
  KIND_NAMES,
  type Place,
  reportEmpty,
  reportIdleRules,
  resolveType,
} from './core-types.ts';
import { decideConditions } from './decide-conditions.ts';
import { definitionsOf, isNullable, type Part, withBranches } from './part.ts';
import type { Reader } from './reader.ts';
import { scalarCore } from './scalar-core.ts';

const MAX_DEPTH = 4;

function listCore(part: Part, family: readonly Part[], place: Place): CoreSchema | undefined {
  const { reader } = place.builder;
  const items = family.flatMap((one) => one.items ?? []);
  const [first] = items;
  if (!first) {
    const hint = 'Add "items" with the schema of one item.';
    reportEmpty(part, 'The list has no "items", so that nothing can be entered.', hint, place);
    return undefined;
  }
  const core = toSchema(part.items ?? first, items, { ...place, path: [...place.path, '*'] });
  if (!core) return undefined;
  if (core.type === 'array' || core.type === 'boolean') {
    const hint =
      core.type === 'array'
        ? 'Use a list of objects with one list each.'
        : 'Use a list with an "enum", one value for each tick box.';
    const where = (part.items ?? first).at;
    reader.report(
      where,
      `The items are ${core.type === 'array' ? 'lists' : 'true or false'}, which forms cannot show.`,
      hint,
      'key',
    );
    return undefined;
  }
  if (core.type === 'string' && core.after !== undefined) {
    const where = part.items?.rules.get('after')?.at ?? part.at;
    reader.report(
      where,
      '"after" has no effect on an item of a list.',
      'Use it in an object with both properties.',
    );
  }
  const number = (name: 'minItems' | 'maxItems') => {
    const value = part.rules.get(name)?.value;
    return typeof value === 'number' && (value > 0 || name === 'maxItems') ? { [name]: value } : {};
  };
  const hasOptions = optionsAmong([core]) !== undefined;
  const isUnique = part.rules.get('uniqueItems')?.value === true || hasOptions;
  // Without a character, an item would be an empty line of the form.
  const item =
    core.type === 'string' && !core.enum ? { ...core, minLength: Math.max(1, core.minLength ?? 1) } : core;
  place.builder.origins.set(item, part.items ?? first);
  return {
    type: 'array',
    items: item,
    ...number('minItems'),
    ...number('maxItems'),
    ...(isUnique && { uniqueItems: true }),
  };
}

function toSchema(part: Part, family: readonly Part[], place: Place): CoreSchema | undefined {
  const { builder, path } = place;
  const type = resolveType(part, family, place);
  if (!type) return undefined;
  reportIdleRules(part, type, place);
  let core: CoreSchema | undefined;
  if (type === 'object' || type === 'array') {
    if (path.filter((name) => name !== '*').length > MAX_DEPTH) {
      const message = `The field ${path.join('.')} is nested deeper than ${MAX_DEPTH} levels, which no form can show clearly.`;
      builder.reader.report(
        part.at,
        message,
        'Move its properties one level up, or use a list of objects.',
        'key',
      );
      return undefined;
    }
    core = type === 'object' ? toObject(part, family, place) : listCore(part, family, place);
    if (
      core?.type === 'object' &&
      Object.keys(core.properties).length === 0 &&
      family.every((one) => withBranches(one).every(({ properties }) => properties.size === 0))
    ) {
      const hint = 'List its fields in "properties".';
      reportEmpty(part, 'The object has no "properties", so that nothing can be entered.', hint, place);
    }
  } else {
    core = scalarCore(part, type, builder.reader, builder.defaultsFor.has(path.join('.')));
  }
  if (core) builder.origins.set(core, part);
  return core;
}

function requiredOf(part: Part, family: readonly Part[], { builder }: Place): string[] {
  return [...part.required].flatMap(([name, at]) => {
    const definitions = definitionsOf(family, name);
    if (definitions.length === 0) {
      const message = `"required" names "${name}", a property that the object does not have.`;
      builder.reader.report(at, message, 'Add it to "properties", or remove it from "required".', 'value');
    }
    return definitions.length === 0 || isNullable(definitions) ? [] : [name];
  });
}

/** Reports `additionalProperties: false` where it forbids fields that the form has. */
function checkClosed(
  part: Part,
  names: ReadonlySet<string>,
  family: readonly Part[],
  { builder }: Place,
): void {
  const isChoice = (name: string) => definitionsOf(family, name).some(({ choiceOf }) => choiceOf);
  for (const { at, names: allowed } of part.closed) {
    const forbidden = [...names].filter((name) => !allowed.includes(name) && !isChoice(name));
    if (forbidden.length === 0) continue;
    const message = `"additionalProperties" is false, which forbids fields of the same form: ${forbidden.join(', ')}.`;
    const hint = 'Remove "additionalProperties", or list these fields next to it.';
    builder.reader.report(at, message, hint);
  }
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

function toBranch(
  part: Part,
  family: readonly Part[],
  around: ReadonlySet<string>,
  place: Place,
): CoreBranch {
  const { builder, path } = place;
  const properties = [...part.properties].flatMap(([name, property]): [string, CoreSchema][] => {
    const core = toSchema(property, definitionsOf(family, name), { builder, path: [...path, name] });
    if (core?.type === 'string' && core.after !== undefined)
      checkAfter(core.after, core.format, property, family, builder.reader);
    return core ? [[name, core]] : [];
  });
  const names = new Set([...around, ...part.properties.keys()]);
  checkClosed(part, names, family, place);
  const required = requiredOf(part, family, place);
  const conditions = part.conditions.flatMap((condition): CoreCondition[] => {
    const [one, two] = [condition.then, condition.else].map((branch) => {
      const core = branch && toBranch(branch, family, names, place);
      return core && Object.keys(core).length > 0 ? core : undefined;
    });
    const { yes = {}, no } = builder.decided?.get(condition) ?? {};
    const whenTrue: CoreCondition = { if: yes, ...(one && { then: one }), ...(!no && two && { else: two }) };
    const whenFalse: CoreCondition[] = no && two ? [{ if: no, then: two }] : [];
    return [whenTrue, ...whenFalse].flatMap((core) => (core.then || core.else ? flatten(core) : []));
  });
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

function checkAfter(
  name: string,
  format: string | undefined,
  part: Part,
  family: readonly Part[],
  reader: Reader,
): void {
  const other = definitionsOf(family, name).find(({ rules }) => rules.get('format')?.value === format);
  if (other && isFormatName(format) && FORMATS[format].order) return;
  const at = part.rules.get('after')?.at ?? part.at;
  const message = `"after" is "${name}"; it compares two dates, two times or two date-times of the same object.`;
  reader.report(
    at,
    message,
    'Give both properties the same "format": "date", "time" or "date-time".',
    'value',
  );
}

function toObject(part: Part, family: readonly Part[], place: Place): CoreObject {
  // The fields that the object's own conditions add must not be forbidden either.
  const all = new Set(withBranches(part).flatMap(({ properties }) => [...properties.keys()]));
  checkClosed(part, all, family, place);
  const { properties = {}, ...rest } = toBranch(part, family, new Set(), place);
  return { type: 'object', properties, ...rest };
}

/** Reduces the root of a data schema. */
export function toCore(root: Part, outer: CoreBuilder): CoreObject {
  const builder = { ...outer, decided: decideConditions(root, outer.reader) };
  const type =
    root.type?.value ??
    (withBranches(root).some(({ properties }) => properties.size > 0) ? 'object' : undefined);
  if (type !== 'object') {
    const message = `The data schema of a form describes an object${type ? `, not ${KIND_NAMES[type]}` : ''}.`;
    builder.reader.report(
      root.type?.at ?? [],
      message,
      'Write "type": "object", and a property for each field.',
      'value',
    );
    return { type: 'object', properties: {} };
  }
  const place = { builder, path: [] };
  const core = toObject(root, [root], place);
  if (Object.keys(core.properties).length === 0 && !core.allOf) {
    reportEmpty(root, 'The form has no fields.', 'Add "properties".', place);
  }
  return core;
}
