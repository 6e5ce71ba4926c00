import { groupsAmong, itemDefinitions } from '../../form-rules/definitions.ts';
import type { ConditionSchema, CoreList, CoreSchema } from '../core-schema.ts';
import {
  type FieldNode,
  fieldTree,
  isChoice,
  isGroup,
  nodeLike,
  nodesOf,
  schemasOf,
  typeOf,
} from '../field-tree.ts';
import { all, any, guarded, NEVER, not, type SqlCondition, test } from './condition.ts';
import { ObjectRules, partsOfTest, type SqlPlace } from './document.ts';
import { literal } from './sql-text.ts';
import type { ColumnType } from './storage.ts';
import {
  compare,
  definedRules,
  isPresent,
  lengthLimits,
  lengthOf,
  type SqlValue,
  scalarRules,
} from './values.ts';

/** The type of a value inside jsonb when it is read as SQL. */
const JSON_TYPES: Record<CoreSchema['type'], ColumnType> = {
  string: 'text',
  number: 'numeric',
  integer: 'numeric',
  boolean: 'boolean',
  array: 'jsonb',
  object: 'jsonb',
};

/** A text, a number or a boolean that SQL reads from jsonb as a text. */
function fromText(sql: string, schemaType: CoreSchema['type']): SqlValue {
  const type = JSON_TYPES[schemaType];
  return { sql: type === 'text' ? `(${sql})` : `(${sql})::${type}`, type };
}

const hasType = (sql: string, type: CoreSchema['type']) =>
  compare(`jsonb_typeof(${sql})`, '=', literal(type === 'integer' ? 'number' : type));

/** The JSON of a field inside that of an object. The operator for the last name can be `->>`, which reads a text. */
function fieldOf(object: string, { path }: FieldNode, last = '->'): string {
  const names = path.split('.').map(literal);
  return `${[object, ...names.slice(0, -1)].join(' -> ')} ${last} ${names.at(-1)}`;
}

/** The fields of a jsonb object. `whole` has all definitions of the object, of which the rules may be about one. */
function documentPlace(object: string, depth: number, whole: FieldNode): SqlPlace {
  const wholeOf = (leaf: FieldNode) => nodeLike(leaf, whole) ?? leaf;
  const value = (leaf: FieldNode): SqlValue => {
    const type = typeOf(leaf);
    if (type === 'array') return { sql: fieldOf(object, leaf), type: 'jsonb' };
    return fromText(fieldOf(object, leaf, '->>'), type);
  };
  return {
    value,
    present: (node) => isPresent(fieldOf(object, node)),
    list: (leaf, schema) => sqlListRules(value(leaf), wholeOf(leaf), schema, depth + 1),
    contains: (leaf, schema) => containsItem(value(leaf), wholeOf(leaf), schema, depth + 1),
  };
}

/** An object and its groups have fields of the right types, and no others. In the order to evaluate. */
function shapeOf(object: string, root: FieldNode): SqlCondition[] {
  const groups = [root, ...nodesOf(root).filter(isGroup)].flatMap((group) => {
    const sql = group === root ? object : fieldOf(object, group);
    const stored = [...group.children.values()].filter((child) => !isChoice(child));
    const names = `array[${stored.map(({ name }) => literal(name)).join(', ')}]::text[]`;
    const hasNoOther = compare(`(${sql}) - ${names}`, '=', "'{}'");
    const types = stored.map((child) => {
      const field = fieldOf(object, child);
      return any([not(isPresent(field)), hasType(field, typeOf(child))]);
    });
    return [hasNoOther, ...types];
  });
  return [hasType(object, 'object'), ...groups];
}

const itemsOf = (leaf: FieldNode) => itemDefinitions(schemasOf(leaf));

const nameOfItem = (depth: number) => (depth === 1 ? 'item' : `item_${depth}`);

/** A query over the entries of a list. */
function fromItems({ sql, type }: SqlValue, item: string): string {
  return `from ${type === 'text[]' ? 'unnest' : 'jsonb_array_elements'}(${sql}) as ${item}`;
}

/** An entry of a list as SQL. */
const itemValue = (list: SqlValue, item: string, type: CoreSchema['type']): SqlValue =>
  list.type === 'text[]' ? { sql: item, type: 'text' } : fromText(`${item} #>> '{}'`, type);

/** The rules of an entry. All definitions of the list together decide which fields the entry may contain. */
function itemRules(list: SqlValue, item: string, leaf: FieldNode, schema: CoreSchema, depth: number) {
  if (schema.type === 'object') {
    const whole = fieldTree(groupsAmong(itemsOf(leaf)));
    const rules = new ObjectRules(fieldTree([schema]), documentPlace(item, depth, whole), whole);
    return guarded(shapeOf(item, whole), all(rules.conditions()));
  }
  // Forms have no lists of lists.
  if (schema.type === 'array') return NEVER;
  const rules = definedRules(itemValue(list, item, schema.type), schema);
  return list.type === 'text[]'
    ? all([isPresent(item), rules])
    : guarded([hasType(item, schema.type)], rules);
}

/** The limits of a list's length. PostgreSQL's own lists can have several dimensions. */
function lengthRules(list: SqlValue, schema: CoreList): SqlCondition[] {
  const [least, most] = lengthLimits(schema);
  const length = test(`${lengthOf(list)} between ${least} and ${most}`);
  return list.type === 'text[]' ? [test(`array_ndims(${list.sql}) = 1`), length] : [length];
}

/** The rules of a list that is present. */
export function sqlListRules(list: SqlValue, leaf: FieldNode, schema: CoreList, depth = 1): SqlCondition {
  const item = nameOfItem(depth);
  const every: SqlCondition = {
    kind: 'wrap',
    before: '(select bool_and(',
    part: itemRules(list, item, leaf, schema.items, depth),
    after: `) ${fromItems(list, item)})`,
  };
  const areUnique = test(`(select count(distinct ${item}) = count(*) ${fromItems(list, item)})`);
  const rules = all([...lengthRules(list, schema), every, ...(schema.uniqueItems ? [areUnique] : [])]);
  return list.type === 'text[]' ? rules : guarded([hasType(list.sql, 'array')], rules);
}

/** True if an entry of a list passes the test of a condition. */
export function containsItem(
  list: SqlValue,
  leaf: FieldNode,
  schema: ConditionSchema,
  depth = 1,
): SqlCondition {
  const item = nameOfItem(depth);
  const definitions = itemsOf(leaf);
  const whole = fieldTree(groupsAmong(definitions));
  const passes =
    whole.definitions.length > 0
      ? new ObjectRules(whole, documentPlace(item, depth, whole)).passes(schema)
      : scalarTest(itemValue(list, item, definitions[0]?.type ?? 'string'), schema);
  return {
    kind: 'wrap',
    before: `exists (select ${fromItems(list, item)} where `,
    part: passes,
    after: ')',
  };
}

const scalarTest = (value: SqlValue, schema: ConditionSchema): SqlCondition =>
  all([scalarRules(value, schema), ...partsOfTest(schema, (part) => scalarTest(value, part))]);

/** The rules of a list of options, which need no query. array_to_tsvector() removes repetitions, as a set does. */
export function optionListRules(list: SqlValue, schema: CoreList, options: readonly string[]): SqlCondition {
  const { sql } = list;
  return all([
    ...lengthRules(list, schema),
    ...(schema.uniqueItems ? [test(`length(array_to_tsvector(${sql})) = cardinality(${sql})`)] : []),
    test(`${sql} <@ array[${options.map(literal).join(', ')}]`),
  ]);
}
