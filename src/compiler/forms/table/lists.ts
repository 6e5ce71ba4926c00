import { groupsAmong, itemDefinitions } from '../../form-rules/definitions.ts';
import type { ConditionSchema, CoreList, CoreSchema } from '../core-schema.ts';
import { all, any, guarded, NEVER, not, type SqlCondition, test } from './condition.ts';
import { ObjectRules, partsOfTest, type SqlPlace } from './document.ts';
import { type FieldNode, fieldTree, isChoice, isGroup, nodesOf, typeOf } from './fields.ts';
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
const JSON_VALUES: Record<CoreSchema['type'], { name: string; type: ColumnType; cast: string }> = {
  string: { name: 'string', type: 'text', cast: '' },
  number: { name: 'number', type: 'numeric', cast: '::numeric' },
  integer: { name: 'number', type: 'numeric', cast: '::numeric' },
  boolean: { name: 'boolean', type: 'boolean', cast: '::boolean' },
  array: { name: 'array', type: 'jsonb', cast: '' },
  object: { name: 'object', type: 'jsonb', cast: '' },
};

const hasType = (sql: string, type: CoreSchema['type']) =>
  compare(`jsonb_typeof(${sql})`, '=', literal(JSON_VALUES[type].name));

/** The fields of a jsonb object. */
class DocumentPlace implements SqlPlace {
  private readonly sql: string;
  private readonly depth: number;

  constructor(sql: string, depth: number) {
    this.sql = sql;
    this.depth = depth;
  }

  private json({ path }: FieldNode, last = '->'): string {
    const names = path.split('.').map(literal);
    return `${[this.sql, ...names.slice(0, -1)].join(' -> ')} ${last} ${names.at(-1)}`;
  }

  value(leaf: FieldNode): SqlValue {
    const { type, cast } = JSON_VALUES[typeOf(leaf)];
    return { sql: type === 'jsonb' ? this.json(leaf) : `(${this.json(leaf, '->>')})${cast}`, type };
  }

  present(node: FieldNode): SqlCondition {
    return isPresent(this.json(node));
  }

  list(leaf: FieldNode, schema: CoreList): SqlCondition {
    return listRules(this.value(leaf), schema, [schema.items], this.depth + 1);
  }

  contains(leaf: FieldNode, schema: ConditionSchema): SqlCondition {
    return containsItem(this.value(leaf), itemsOf(leaf), schema, this.depth + 1);
  }

  /** The document and its fields have the right types, and there are no other fields. In the order to evaluate. */
  shape(root: FieldNode): SqlCondition[] {
    return [root, ...nodesOf(root).filter(isGroup)].flatMap((group) => {
      const sql = group === root ? this.sql : this.json(group);
      const stored = [...group.children.values()].filter((child) => !isChoice(child));
      const names = `array[${stored.map(({ name }) => literal(name)).join(', ')}]::text[]`;
      const hasNoOther = compare(`(${sql}) - ${names}`, '=', "'{}'");
      const types = stored.map((child) =>
        any([not(this.present(child)), hasType(this.json(child), typeOf(child))]),
      );
      return [...(group === root ? [hasType(sql, 'object')] : []), hasNoOther, ...types];
    });
  }
}

export function itemsOf(leaf: FieldNode): CoreSchema[] {
  return itemDefinitions(leaf.definitions.map(({ schema }) => schema));
}

const nameOfItem = (depth: number) => (depth === 1 ? 'item' : `item_${depth}`);

/** A query over the entries of a list. */
function fromItems({ sql, type }: SqlValue, item: string): string {
  return type === 'text[]'
    ? `from unnest(${sql}) as ${item}`
    : `from jsonb_array_elements(${sql}) as ${item}`;
}

/** An entry of a list as SQL. */
function itemValue(list: SqlValue, item: string, schemaType: CoreSchema['type']): SqlValue {
  if (list.type === 'text[]') return { sql: item, type: 'text' };
  const { type, cast } = JSON_VALUES[schemaType];
  return { sql: `(${item} #>> '{}')${cast}`, type };
}

/** The rules of an entry. `definitions` are all that the entry has, and decide which fields it may contain. */
function itemRules(
  list: SqlValue,
  item: string,
  schema: CoreSchema,
  definitions: CoreSchema[],
  depth: number,
): SqlCondition {
  if (schema.type === 'object') {
    const place = new DocumentPlace(item, depth);
    const shape = place.shape(fieldTree(groupsAmong(definitions)));
    return guarded(shape, all(new ObjectRules(fieldTree([schema]), place).conditions()));
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
export function listRules(
  list: SqlValue,
  schema: CoreList,
  definitions: CoreSchema[],
  depth = 1,
): SqlCondition {
  const item = nameOfItem(depth);
  const every: SqlCondition = {
    kind: 'wrap',
    before: '(select bool_and(',
    part: itemRules(list, item, schema.items, definitions, depth),
    after: `) ${fromItems(list, item)})`,
  };
  const areUnique = test(`(select count(distinct ${item}) = count(*) ${fromItems(list, item)})`);
  const rules = all([...lengthRules(list, schema), every, ...(schema.uniqueItems ? [areUnique] : [])]);
  return list.type === 'text[]' ? rules : guarded([hasType(list.sql, 'array')], rules);
}

/** True if an entry of a list passes the test of a condition. */
export function containsItem(
  list: SqlValue,
  definitions: CoreSchema[],
  schema: ConditionSchema,
  depth = 1,
): SqlCondition {
  const item = nameOfItem(depth);
  const objects = groupsAmong(definitions);
  const passes =
    objects.length > 0
      ? new ObjectRules(fieldTree(objects), new DocumentPlace(item, depth)).passes(schema)
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
