import type { ConditionSchema, CoreList, CoreSchema } from '../core-schema.ts';
import {
  alwaysOf,
  childOf,
  type FieldNode,
  isChoice,
  isGroup,
  nodeLike,
  nodesOf,
  storedLeaves,
  testedBy,
  typeOf,
} from '../field-tree.ts';
import type { Guard } from '../form-rules/branches.ts';
import { ALWAYS, all, any, NEVER, not, type SqlCondition } from './condition.ts';
import { type Chosen, type Implication, joinImplications } from './implications.ts';
import { compare, definedRules, isAfter, lengthOf, type SqlValue, scalarRules } from './values.ts';

/** Where values are: in the columns of a table, or in an entry of a list, which may have no fields. */
export interface SqlPlace {
  /** The value of a leaf. Null if the leaf has no value. */
  value(leaf: FieldNode): SqlValue;
  /** True if the field has a value. Undefined for a group that is not stored as one. */
  present(node: FieldNode): SqlCondition | undefined;
  /** The rules of a list that is present. `leaf` has all its definitions, of which `schema` is one. */
  list(leaf: FieldNode, schema: CoreList): SqlCondition;
  /** True if an entry of a list passes the test. */
  contains(leaf: FieldNode, schema: ConditionSchema): SqlCondition;
}

/** Translates the conditions and requirements of an object to SQL. */
export class ObjectRules {
  /** All definitions of the object: a rule of one of them can be about a field that another one defines. */
  private readonly whole: FieldNode;
  private readonly place: SqlPlace;
  private chosen: Chosen = () => undefined;
  /** The groups whose presence is being translated; a group that depends on itself is present if it has values. */
  private readonly open = new Set<FieldNode>();

  constructor(whole: FieldNode, place: SqlPlace) {
    this.whole = whole;
    this.place = place;
  }

  /** True if the field has a value; for a group, also if it is required, because an empty one is then an error. */
  private present(node: FieldNode | undefined): SqlCondition {
    // One alternative of a choice is always chosen.
    if (!node?.parent || isChoice(node)) return ALWAYS;
    const stored = this.place.present(node);
    if (stored) return stored;
    const values = any(storedLeaves(node).map((leaf) => this.present(leaf)));
    if (this.open.has(node)) return values;
    this.open.add(node);
    const demanded = node.requirements.map((guards) => this.demand(node, guards));
    this.open.delete(node);
    return any([...demanded, values]);
  }

  private guards(guards: readonly Guard[]): SqlCondition {
    return all(
      guards.map((guard) => {
        const condition = this.passes(guard.test, testedBy(guard, this.whole));
        return guard.result ? condition : not(condition);
      }),
    );
  }

  /** Translates the test of a condition about a field that is present, or about the whole object. */
  passes(schema: ConditionSchema, node = this.whole): SqlCondition {
    return all([...partsOfTest(schema, (part) => this.passes(part, node)), this.ownTest(schema, node)]);
  }

  private ownTest(schema: ConditionSchema, node: FieldNode): SqlCondition {
    if (isGroup(node)) return this.groupTest(schema, node);
    if (isChoice(node)) return schema.enum?.includes(this.chosen(node)) === false ? NEVER : ALWAYS;
    const value = this.place.value(node);
    if (typeOf(node) !== 'array') return scalarRules(value, schema);
    return all([
      ...(schema.minItems === undefined ? [] : [compare(lengthOf(value), '>=', schema.minItems)]),
      ...(schema.maxItems === undefined ? [] : [compare(lengthOf(value), '<=', schema.maxItems)]),
      ...(schema.contains === undefined ? [] : [this.place.contains(node, schema.contains)]),
    ]);
  }

  private groupTest({ required = [], properties = {} }: ConditionSchema, node: FieldNode): SqlCondition {
    const demanded = required.map((name) => this.present(childOf(node, name)));
    const tested = Object.entries(properties).map(([name, schema]) => {
      const child = childOf(node, name);
      return any([not(this.present(child)), this.passes(schema, child)]);
    });
    return all([...demanded, ...tested]);
  }

  /** The rules that one definition has for a field that is present. What is in an object has rules of its own. */
  rules(leaf: FieldNode, schema: CoreSchema): SqlCondition {
    if (schema.type === 'object') return ALWAYS;
    if (schema.type === 'array') return this.place.list(nodeLike(leaf, this.whole), schema);
    const value = this.place.value(leaf);
    const rules = definedRules(value, schema);
    if (schema.type !== 'string' || !schema.format || schema.after === undefined) return rules;
    const other = childOf(nodeLike(leaf, this.whole).parent ?? this.whole, schema.after);
    const isLater = isAfter(value, this.place.value(other), schema.format);
    return all([rules, any([not(this.present(other)), isLater])]);
  }

  /**
   * Everything that depends on more than one field, of all definitions or of those in another tree: each condition is
   * always true for a valid object. Without the rules that are checked wherever a field has a value.
   */
  conditions(root = this.whole, checked: (leaf: FieldNode) => CoreSchema[] = () => []): SqlCondition[] {
    // A group that is not stored as one is present because it is required.
    const stored = nodesOf(root).filter((node) => !isChoice(node) && this.place.present(node));
    const implications = [
      ...stored.flatMap((node) => this.requirements(node)),
      ...storedLeaves(root).flatMap((leaf) => this.conditionalRules(leaf, checked(leaf))),
      ...stored.flatMap((node) => this.visibility(node)),
    ];
    return joinImplications(implications, (chosen) => {
      this.chosen = chosen;
    });
  }

  private requirements(node: FieldNode): Implication[] {
    return node.requirements.map((guards) => () => ({
      ifTrue: this.demand(node, guards),
      rule: this.present(node),
    }));
  }

  private demand({ parent }: FieldNode, guards: readonly Guard[]): SqlCondition {
    return all([this.present(parent), this.guards(guards)]);
  }

  private conditionalRules(leaf: FieldNode, checked: CoreSchema[]): Implication[] {
    const definitions = leaf.definitions.filter(({ schema }) => !checked.includes(schema));
    return definitions.map(({ schema, guards }) => () => ({
      ifTrue: this.guards(guards),
      rule: any([not(this.present(leaf)), this.rules(leaf, schema)]),
    }));
  }

  /**
   * A field has no value while no condition shows it. Where definitions elsewhere show it too, they are not known here.
   */
  private visibility(node: FieldNode): Implication[] {
    const isElsewhere = nodeLike(node, this.whole).definitions.length !== node.definitions.length;
    if (alwaysOf(node).length > 0 || isElsewhere) return [];
    const isShown = () => any(node.definitions.map(({ guards }) => this.guards(guards)));
    return [() => ({ ifTrue: not(isShown()), rule: not(this.present(node)) })];
  }
}

/** What `allOf`, `anyOf` and `not` demand of a value that is tested. */
export function partsOfTest(
  { allOf = [], anyOf, not: refused }: ConditionSchema,
  translate: (part: ConditionSchema) => SqlCondition,
): SqlCondition[] {
  return [
    ...allOf.map(translate),
    ...(anyOf === undefined ? [] : [any(anyOf.map(translate))]),
    ...(refused === undefined ? [] : [not(translate(refused))]),
  ];
}
