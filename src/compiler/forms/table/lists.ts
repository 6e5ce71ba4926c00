import { groupsAmong, itemDefinitions } from '../../form-rules/definitions.ts';
import type { ConditionSchema, CoreList, CoreSchema } from '../core-schema.ts';
import { all, any, guarded, NEVER, not, type SqlCondition, test } from './condition.ts';
import { ObjectRules, type SqlPlace } from './document.ts';
import { type FieldNode, fieldTree, isChoice, isGroup, nodesOf, typeOf } from './fields.ts';
import { literal } from './sql-text.ts';
import type { ColumnType } from './storage.ts';
import { definedNumber, definedText, lengthLimits, type SqlValue, scalarRules } from './values.ts';

/** The type of a value inside jsonb when it is read as SQL. */
const JSON_VALUES: Record<string, { name: string; type: ColumnType; cast: string }> = {
  string: { name: 'string', type: 'text', cast: '' },
  number: { name: 'number', type: 'numeric', cast: '::numeric' },
  integer: { name: 'number', type: 'numeric', cast: '::numeric' },
  boolean: { name: 'boolean', type: 'boolean', cast: '::boolean' },
  array: { name: 'array', type: 'jsonb', cast: '' },
  object: { name: 'object', type: 'jsonb', cast: '' },
};

const jsonValue = (type: string) => JSON_VALUES[type] ?? { name: type, type: 'jsonb' as const, cast: '' };

const hasType = (sql: string, name: string) =>
  test(`jsonb_typeof(${sql}) = '${name}'`, `jsonb_typeof(${sql}) <> '${name}'`);

/** The fields of a jsonb object. */
class DocumentPlace implements SqlPlace {
  private readonly sql: string;
  private readonly depth: number;

  constructor(sql: string, depth: number) {
    this.sql = sql;
    this.depth = depth;
  }

  private json({ path }: FieldNode): string {
    return [this.sql, ...path.split('.').map(literal)].join(' -> ');
  }

  value(leaf: FieldNode): SqlValue {
    const { type, cast } = jsonValue(typeOf(leaf));
    if (type === 'jsonb') return { sql: this.json(leaf), type };
    const names = leaf.path.split('.').map(literal);
    const last = names.pop() ?? '';
    return { sql: `(${[this.sql, ...names].join(' -> ')} ->> ${last})${cast}`, type };
  }

  present(node: FieldNode): SqlCondition {
    return test(`${this.json(node)} is not null`, `${this.json(node)} is null`);
  }

  list(leaf: FieldNode, schema: CoreList): SqlCondition {
    return sqlListRules({ sql: this.json(leaf), type: 'jsonb' }, schema, [schema.items], this.depth + 1);
  }

  contains(leaf: FieldNode, schema: ConditionSchema): SqlCondition {
    return containsItem({ sql: this.json(leaf), type: 'jsonb' }, itemsOf(leaf), schema, this.depth + 1);
  }

  length(leaf: FieldNode): string {
    return `jsonb_array_length(${this.json(leaf)})`;
  }

  isCovered(): boolean {
    return false;
  }

  /** The document and its fields have the right types, and there are no other fields. In the order to evaluate. */
  shape(root: FieldNode): SqlCondition[] {
    return [root, ...nodesOf(root).filter(isGroup)].flatMap((group) => {
      const sql = group === root ? this.sql : this.json(group);
      const stored = [...group.children.values()].filter((child) => !isChoice(child));
      const names = `array[${stored.map(({ name }) => literal(name)).join(', ')}]::text[]`;
      const others = `(${sql}) - ${names}`;
      const hasNoOther = test(`${others} = '{}'`, `${others} <> '{}'`);
      const types = stored.map((child) =>
        any([not(this.present(child)), hasType(this.json(child), jsonValue(typeOf(child)).name)]),
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
function itemValue(list: SqlValue, item: string, type: string): SqlValue {
  if (list.type === 'text[]') return { sql: item, type: 'text' };
  const json = jsonValue(type);
  return { sql: json.type === 'jsonb' ? item : `(${item} #>> '{}')${json.cast}`, type: json.type };
}

/** The rules of an entry. `definitions` are all that the entry has, and decide which fields it may contain. */
function itemRules(
  list: SqlValue,
  item: string,
  schema: CoreSchema,
  definitions: CoreSchema[],
  depth: number,
): SqlCondition {
  const value = itemValue(list, item, schema.type);
  if (schema.type === 'string' && list.type === 'text[]') {
    return all([test(`${item} is not null`, `${item} is null`), definedText(value, schema)]);
  }
  if (schema.type === 'object') {
    const place = new DocumentPlace(item, depth);
    const shape = place.shape(fieldTree(groupsAmong(definitions)));
    return guarded(shape, all(new ObjectRules(fieldTree([schema]), place).conditions()));
  }
  const type = [hasType(item, jsonValue(schema.type).name)];
  if (schema.type === 'string') return guarded(type, definedText(value, schema));
  if (schema.type === 'boolean')
    return guarded(type, scalarRules(value, schema.enum ? { enum: schema.enum } : {}));
  return schema.type === 'array' ? NEVER : guarded(type, definedNumber(value, schema));
}

/** The rules of a list that is present. */
export function sqlListRules(
  list: SqlValue,
  schema: CoreList,
  definitions: CoreSchema[],
  depth = 1,
): SqlCondition {
  const [least, most] = lengthLimits(schema);
  const item = nameOfItem(depth);
  const isText = list.type === 'text[]';
  const count = isText ? `cardinality(${list.sql})` : `jsonb_array_length(${list.sql})`;
  const every: SqlCondition = {
    kind: 'wrap',
    before: '(select bool_and(',
    part: itemRules(list, item, schema.items, definitions, depth),
    after: `) ${fromItems(list, item)})`,
  };
  const areUnique = test(`(select count(distinct ${item}) = count(*) ${fromItems(list, item)})`);
  const rules = all([
    ...(isText ? [test(`array_ndims(${list.sql}) = 1`)] : []),
    test(`${count} between ${least} and ${most}`),
    every,
    ...(schema.uniqueItems ? [areUnique] : []),
  ]);
  return isText ? rules : guarded([hasType(list.sql, 'array')], rules);
}

/** True if an entry of a list passes the test of a condition. */
export function containsItem(
  list: SqlValue,
  definitions: CoreSchema[],
  schema: ConditionSchema,
  depth = 1,
): SqlCondition {
  const item = nameOfItem(depth);
  const [first] = definitions;
  const passes =
    first?.type === 'object'
      ? new ObjectRules(fieldTree(groupsAmong(definitions)), new DocumentPlace(item, depth)).passes(schema)
      : scalarTest(itemValue(list, item, first?.type ?? 'string'), schema);
  return {
    kind: 'wrap',
    before: `exists (select ${fromItems(list, item)} where `,
    part: passes,
    after: ')',
  };
}

function scalarTest(value: SqlValue, schema: ConditionSchema): SqlCondition {
  return all([
    scalarRules(value, schema),
    ...(schema.allOf ?? []).map((part) => scalarTest(value, part)),
    ...(schema.anyOf ? [any(schema.anyOf.map((part) => scalarTest(value, part)))] : []),
    ...(schema.not ? [not(scalarTest(value, schema.not))] : []),
  ]);
}

/** True for a list of options, whose rules need no query. */
export function isOptionList({ items }: CoreList): boolean {
  return items.type === 'string' && items.enum !== undefined;
}

/** The rules of a list of options. array_to_tsvector() removes repetitions, so its length is that of a set. */
export function optionListRules(column: string, schema: CoreList): SqlCondition {
  const [least, most] = lengthLimits(schema);
  const options = schema.items.type === 'string' ? (schema.items.enum ?? []) : [];
  return all([
    test(`array_ndims(${column}) = 1`),
    test(`cardinality(${column}) between ${least} and ${most}`),
    ...(schema.uniqueItems ? [test(`length(array_to_tsvector(${column})) = cardinality(${column})`)] : []),
    test(`${column} <@ array[${options.map(literal).join(', ')}]`),
  ]);
}
