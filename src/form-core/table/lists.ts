import type { ConditionSchema, CoreList, CoreSchema } from '../core-schema.ts';
import { type FieldNode, fieldTree, isChoice, isGroup, nodesOf, schemasOf, typeOf } from '../field-tree.ts';
import { itemDefinitions } from '../form-rules/definitions.ts';
import { all, any, not, type SqlCondition, test } from './condition.ts';
import { ObjectRules, partsOfTest, type SqlPlace } from './document.ts';
import { literal } from './sql-text.ts';
import type { ColumnType } from './storage.ts';
import { compare, isPresent, lengthLimits, lengthOf, type SqlValue, scalarRules } from './values.ts';

/** The type of a value inside jsonb when it is read as SQL. */
const JSON_TYPES: Record<CoreSchema['type'], ColumnType> = {
  string: 'text',
  number: 'numeric',
  integer: 'numeric',
  boolean: 'boolean',
  array: 'jsonb',
  object: 'jsonb',
};

const hasType = (sql: string, type: CoreSchema['type']) =>
  compare(`jsonb_typeof(${sql})`, '=', literal(type === 'integer' ? 'number' : type));

/** The JSON of a field of an entry, or of the entry itself. */
const jsonOf = (entry: string, { parent, name }: FieldNode): string =>
  parent ? `${jsonOf(entry, parent)} -> ${literal(name)}` : entry;

/** The same as a text, if it is a text, a number or a boolean. */
const textOf = (entry: string, { parent, name }: FieldNode) =>
  parent ? `${jsonOf(entry, parent)} ->> ${literal(name)}` : `${entry} #>> '{}'`;

/** An entry of a list as jsonb: an object with fields, or another value. `depth` counts the lists around it. */
function documentPlace(entry: string, depth: number): SqlPlace {
  const value = (leaf: FieldNode): SqlValue => {
    const type = JSON_TYPES[typeOf(leaf)];
    if (type === 'jsonb') return { sql: jsonOf(entry, leaf), type };
    const text = `(${textOf(entry, leaf)})`;
    return { sql: type === 'text' ? text : `${text}::${type}`, type };
  };
  return {
    value,
    present: (node) => isPresent(jsonOf(entry, node)),
    list: (leaf, schema) => sqlListRules(value(leaf), leaf, schema, depth + 1),
    contains: (leaf, schema) => containsItem(value(leaf), leaf, schema, depth + 1),
  };
}

/** An object and its groups have fields of the right types, and no others. In the order to evaluate. */
function shapeOf(entry: string, root: FieldNode): SqlCondition[] {
  return [root, ...nodesOf(root)].filter(isGroup).flatMap((group) => {
    const stored = [...group.children.values()].filter((child) => !isChoice(child));
    const names = `array[${stored.map(({ name }) => literal(name)).join(', ')}]::text[]`;
    const hasNoOther = compare(`(${jsonOf(entry, group)}) - ${names}`, '=', "'{}'");
    const types = stored.map((child) => {
      const field = jsonOf(entry, child);
      return any([not(isPresent(field)), hasType(field, typeOf(child))]);
    });
    return [hasNoOther, ...types];
  });
}

/** The entries of a list, as a query reads them one by one. */
function entriesOf(list: SqlValue, leaf: FieldNode, depth: number) {
  const entry = depth === 1 ? 'item' : `item_${depth}`;
  const isTexts = list.type === 'text[]';
  const place = documentPlace(entry, depth);
  return {
    entry,
    from: `from ${isTexts ? 'unnest' : 'jsonb_array_elements'}(${list.sql}) as ${entry}`,
    place: isTexts ? { ...place, value: (): SqlValue => ({ sql: entry, type: 'text' }) } : place,
    // All definitions of the list together decide which fields an entry may contain.
    whole: fieldTree(itemDefinitions(schemasOf(leaf))),
  };
}

/** The limits of a list's length. PostgreSQL's own lists can have several dimensions. */
function lengthRules(list: SqlValue, schema: CoreList): SqlCondition[] {
  const [least, most] = lengthLimits(schema);
  const length = test(`${lengthOf(list)} between ${least} and ${most}`);
  return list.type === 'text[]' ? [test(`array_ndims(${list.sql}) = 1`), length] : [length];
}

/** The rules of a list that is present. `leaf` has all its definitions, of which `schema` is one. */
export function sqlListRules(list: SqlValue, leaf: FieldNode, schema: CoreList, depth = 1): SqlCondition {
  const { entry, from, place, whole } = entriesOf(list, leaf, depth);
  const own = new ObjectRules(whole, place);
  const part = all([own.rules(whole, schema.items), ...own.conditions(fieldTree([schema.items]))]);
  const guards = [hasType(entry, schema.items.type), ...shapeOf(entry, whole)];
  const every: SqlCondition = {
    kind: 'wrap',
    before: '(select bool_and(',
    part: list.type === 'text[]' ? all([isPresent(entry), part]) : { kind: 'guarded', guards, part },
    after: `) ${from})`,
  };
  const areUnique = test(`(select count(distinct ${entry}) = count(*) ${from})`);
  const rules = all([...lengthRules(list, schema), every, ...(schema.uniqueItems ? [areUnique] : [])]);
  return list.type === 'text[]'
    ? rules
    : { kind: 'guarded', guards: [hasType(list.sql, 'array')], part: rules };
}

/** True if an entry of a list passes the test of a condition. */
export function containsItem(
  list: SqlValue,
  leaf: FieldNode,
  schema: ConditionSchema,
  depth = 1,
): SqlCondition {
  const { from, place, whole } = entriesOf(list, leaf, depth);
  const part = isGroup(whole)
    ? new ObjectRules(whole, place).passes(schema)
    : scalarTest(place.value(whole), schema);
  return { kind: 'wrap', before: `exists (select ${from} where `, part, after: ')' };
}

const scalarTest = (value: SqlValue, schema: ConditionSchema): SqlCondition =>
  all([scalarRules(value, schema), ...partsOfTest(schema, (part) => scalarTest(value, part))]);

/** The rules of a list of options, which need no query. None is in it twice: array_to_tsvector() makes a set. */
export function optionListRules(list: SqlValue, schema: CoreList, options: readonly string[]): SqlCondition {
  const { sql } = list;
  return all([
    ...lengthRules(list, schema),
    test(`length(array_to_tsvector(${sql})) = cardinality(${sql})`),
    test(`${sql} <@ array[${options.map(literal).join(', ')}]`),
  ]);
}
