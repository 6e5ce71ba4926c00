import type {
  ConditionSchema,
  CoreBranch,
  CoreCondition,
  CoreObject,
  CoreSchema,
  FormatName,
} from '../core-schema.ts';
import { FORMATS } from '../formats.ts';
import type { Json } from '../passes/schema-tree.ts';
import { toPostgresPattern } from '../patterns.ts';

/** Whether a text is stored in a column of another type, which returns it in another notation. */
export type IsMoment = (schema: CoreSchema | ConditionSchema) => boolean;

/** The regular expressions that a text has to match, in PostgreSQL's notation. */
function patternsOf(
  { format, pattern }: { format?: FormatName; pattern?: string },
  isMoment: boolean,
): string[] {
  const { pattern: ofFormat, momentPattern } = format ? FORMATS[format] : {};
  const patterns = [isMoment ? (momentPattern ?? ofFormat) : ofFormat, pattern];
  // A pattern that PostgreSQL cannot evaluate is reported with the data schema, and its form has no table.
  return patterns.flatMap((one) => {
    const translated = one === undefined ? [] : toPostgresPattern(one);
    return typeof translated === 'string' ? [translated] : [];
  });
}

const withPatterns = (patterns: string[]) => (patterns.length > 0 ? { postgresPatterns: patterns } : {});

const mapValues = <Value>(record: Record<string, Value>, change: (value: Value) => Json) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function storedTest(test: ConditionSchema, isMoment: IsMoment): Json {
  const inner = (one: ConditionSchema) => storedTest(one, isMoment);
  const { properties, contains, not, allOf, anyOf } = test;
  return {
    ...test,
    ...withPatterns(patternsOf(test, isMoment(test))),
    ...(properties && { properties: mapValues(properties, inner) }),
    ...(contains && { contains: inner(contains) }),
    ...(not && { not: inner(not) }),
    ...(allOf && { allOf: allOf.map(inner) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  };
}

function storedBranch(branch: CoreBranch, isMoment: IsMoment): Json {
  const { properties, required = [], allOf } = branch;
  const storedCondition = ({ if: test, then, else: other }: CoreCondition) => ({
    if: storedTest(test, isMoment),
    ...(then && { then: storedBranch(then, isMoment) }),
    ...(other && { else: storedBranch(other, isMoment) }),
  });
  // The form always sends such a box while it shows it.
  const boxes = Object.entries(properties ?? {})
    .filter(([, schema]) => schema.type === 'boolean' && schema.unticked === false)
    .map(([name]) => name);
  const all = [...new Set([...required, ...boxes])];
  return {
    ...branch,
    ...(properties && { properties: mapValues(properties, (one) => storedSchema(one, isMoment)) }),
    ...(all.length > 0 && { required: all }),
    ...(allOf && { allOf: allOf.map(storedCondition) }),
  };
}

function storedSchema(schema: CoreSchema, isMoment: IsMoment): Json {
  switch (schema.type) {
    case 'object':
      return storedBranch(schema, isMoment);
    case 'array':
      // An empty list counts as no answer, and is never sent.
      return {
        ...schema,
        items: storedSchema(schema.items, isMoment),
        minItems: Math.max(1, schema.minItems ?? 1),
      };
    case 'string': {
      if (schema.enum) return { ...schema };
      const patterns = patternsOf(schema, isMoment(schema));
      return { ...schema, minLength: Math.max(1, schema.minLength ?? 1), ...withPatterns(patterns) };
    }
    default:
      return { ...schema };
  }
}

/**
 * The core as the database stores it, where `private.refusal` judges values by it: the same keywords, the patterns in
 * PostgreSQL's notation beside them, and what the browser makes sure of before it validates.
 */
export const storedCore = (core: CoreObject, isMoment: IsMoment): Json => storedBranch(core, isMoment);
