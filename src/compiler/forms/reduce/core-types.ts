import type { JsonPath } from '../../source/locations.ts';
import type { CoreSchema } from '../core-schema.ts';
import type { Decided } from './decide.ts';
import { fits, type Part, type PartCondition, type PartType, partType } from './part.ts';
import type { Reader } from './reader.ts';
import { RULE_TYPES } from './vocabulary.ts';

export interface CoreBuilder {
  reader: Reader;
  /** The part of which each schema of the core is made: it has the titles and the location. */
  origins: Map<CoreSchema, Part>;
  defaultsFor: ReadonlySet<string>;
  lines: (at: JsonPath) => number;
  /** The tests of all conditions. */
  decided?: ReadonlyMap<PartCondition, Decided>;
}

/** Reports a schema from which nothing can be entered, unless the reason is another diagnostic inside it. */
export function reportEmpty(part: Part, message: string, hint: string, { builder }: Place): void {
  if (builder.reader.hasReported(part.at)) return;
  builder.reader.report(part.at, message, hint, part.at.length > 0 ? 'key' : 'open');
}

export interface Place {
  builder: CoreBuilder;
  /** Names from the root of the data; `*` represents an item. */
  path: readonly string[];
}

export const KIND_NAMES: Record<PartType, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The type of a value: its own, that of another definition, or the one that its rules are about. */
export function resolveType(part: Part, family: readonly Part[], place: Place): PartType | undefined {
  const { builder } = place;
  const { reader } = builder;
  const common = partType(family);
  const own = part.type;
  if (own && common && own !== common) {
    const isSame =
      own.value === common.value || (fits(own.value, common.value) && (own.isInferred || common.isInferred));
    if (!isSame) {
      const other = `${KIND_NAMES[common.value]} at line ${builder.lines(common.at)}`;
      const message = `The same property is ${KIND_NAMES[own.value]} here, and ${other}; a field has one type.`;
      reader.report(
        own.at,
        message,
        'Use the same type, or another name for one of the properties.',
        'value',
      );
    }
  }
  if (common) return common.value;
  const [rule] = family.flatMap((one) => [...one.rules.keys()]);
  if (rule && rule !== 'enum') return RULE_TYPES[rule];
  if (family.some(({ isNull }) => isNull)) {
    reportEmpty(
      part,
      'The value is always null, so that there is nothing to enter.',
      'Remove the property.',
      place,
    );
  } else if (!family.some(({ at }) => reader.hasReported(at))) {
    const hint = 'Add "type": "string", "number", "integer", "boolean", "array" or "object".';
    reader.remark(part.at, 'Properties without "type" are texts.', hint);
    return 'string';
  }
  return undefined;
}

/** Reports keywords that have no effect on a value of the type, which their author did not intend. */
export function reportIdleRules(part: Part, type: PartType, { builder }: Place): void {
  for (const [name, { at }] of part.rules) {
    if (name === 'enum' || fits(RULE_TYPES[name], type)) continue;
    const message = `"${name}" has no effect: the value is ${KIND_NAMES[type]}.`;
    builder.reader.report(at, message, 'Remove it, or change "type".');
  }
  if (type === 'object') return;
  const [condition] = part.conditions;
  const inside = condition?.test.at ?? [...part.required.values()][0] ?? [...part.properties.values()][0]?.at;
  if (!inside) return;
  const message = `The value is ${KIND_NAMES[type]}; only an object can have conditions and properties.`;
  builder.reader.report(inside, message, 'Move it to the object that contains the value.');
}
