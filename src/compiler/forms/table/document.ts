import type { Guard } from '../../form-rules/branches.ts';
import type { ConditionSchema, CoreList, CoreSchema, CoreText } from '../core-schema.ts';
import {
  type FieldNode,
  isChoice,
  isGroup,
  nodeLike,
  nodesOf,
  storedLeaves,
  testedBy,
  typeOf,
} from '../field-tree.ts';
import { ALWAYS, all, any, NEVER, not, type SqlCondition } from './condition.ts';
import { type Chosen, type Implication, joinImplications } from './implications.ts';
import { compare, definedRules, isAfter, lengthOf, type SqlValue, scalarRules } from './values.ts';

/** Where the values of an object's fields are: columns of a table, or properties of a jsonb document. */
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

/** Translates the conditions and requirements of an object to SQL, of all its definitions or of one of them. */
export class ObjectRules {
  /** The definitions whose rules these are. */
  private readonly root: FieldNode;
  private readonly place: SqlPlace;
  /** All definitions: a rule of one of them can be about a field that another one defines. */
  private readonly whole: FieldNode;
  private chosen: Chosen = () => undefined;
  /** The groups whose presence is being translated; a group that depends on itself is present if it has values. */
  private readonly open = new Set<FieldNode>();

  constructor(root: FieldNode, place: SqlPlace, whole = root) {
    this.root = root;
    this.place = place;
    this.whole = whole;
  }

  /** True if the field has a value; for a group, also if it is required, because an empty one is then an error. */
  present(node: FieldNode): SqlCondition {
    if (!node.parent) return ALWAYS;
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
    if (isChoice(node)) return truth(schema.enum === undefined || schema.enum.includes(this.chosen(node)));
    const value = this.place.value(node);
    if (typeOf(node) !== 'array') return scalarRules(value, schema);
    return all([
      ...(schema.minItems === undefined ? [] : [compare(lengthOf(value), '>=', schema.minItems)]),
      ...(schema.maxItems === undefined ? [] : [compare(lengthOf(value), '<=', schema.maxItems)]),
      ...(schema.contains === undefined ? [] : [this.place.contains(node, schema.contains)]),
    ]);
  }

  private groupTest({ required = [], properties = {} }: ConditionSchema, node: FieldNode): SqlCondition {
    const demanded = required.map((name) => {
      const child = node.children.get(name);
      return child ? this.presentOrChosen(child) : NEVER;
    });
    const tested = Object.entries(properties).map(([name, schema]) => {
      const child = node.children.get(name);
      return child ? any([not(this.presentOrChosen(child)), this.passes(schema, child)]) : ALWAYS;
    });
    return all([...demanded, ...tested]);
  }

  private presentOrChosen(node: FieldNode): SqlCondition {
    return isChoice(node) ? truth(this.chosen(node) !== undefined) : this.present(node);
  }

  /** The rules that one definition has for a field that is present. */
  rules(leaf: FieldNode, schema: CoreSchema): SqlCondition {
    if (schema.type === 'array') return this.place.list(nodeLike(leaf, this.whole) ?? leaf, schema);
    // What is in an object has rules of its own.
    if (schema.type === 'object') return ALWAYS;
    const rules = definedRules(this.place.value(leaf), schema);
    const isLater = schema.type === 'string' && schema.after !== undefined;
    return isLater ? all([rules, this.after(leaf, schema)]) : rules;
  }

  private after(leaf: FieldNode, { after, format }: CoreText): SqlCondition {
    const other = nodeLike(leaf, this.whole)?.parent?.children.get(after ?? '');
    if (!other || !format) return ALWAYS;
    const isLater = isAfter(this.place.value(leaf), this.place.value(other), format);
    return any([not(this.present(other)), isLater]);
  }

  /**
   * Everything that depends on more than one field: each condition is always true for a valid object. Without the rules
   * that are checked wherever a field has a value.
   */
  conditions(checked: (leaf: FieldNode) => CoreSchema[] = () => []): SqlCondition[] {
    const nodes = nodesOf(this.root).filter((node) => !isChoice(node));
    const implications = [
      ...nodes.flatMap((node) => this.requirements(node)),
      ...storedLeaves(this.root).flatMap((leaf) => this.conditionalRules(leaf, checked(leaf))),
      ...nodes.flatMap((node) => this.visibility(node)),
    ];
    return joinImplications(implications, (chosen) => {
      this.chosen = chosen;
    });
  }

  private requirements(node: FieldNode): Implication[] {
    // A group that is not stored as one is present because it is required.
    if (!this.place.present(node)) return [];
    return node.requirements.map((guards) => () => ({
      ifTrue: this.demand(node, guards),
      rule: this.present(node),
    }));
  }

  private demand(node: FieldNode, guards: readonly Guard[]): SqlCondition {
    return all([...(node.parent ? [this.present(node.parent)] : []), this.guards(guards)]);
  }

  private conditionalRules(leaf: FieldNode, checked: CoreSchema[]): Implication[] {
    const definitions = leaf.definitions.filter(({ schema }) => !checked.includes(schema));
    return definitions.map(({ schema, guards }) => () => ({
      ifTrue: this.guards(guards),
      rule: any([not(this.present(leaf)), this.rules(leaf, schema)]),
    }));
  }

  /** A field has no value while no condition shows it. Where definitions elsewhere show it too, they are not known here. */
  private visibility(node: FieldNode): Implication[] {
    const { definitions } = node;
    const isAlwaysShown = definitions.some(({ guards }) => guards.length === 0);
    const isElsewhere = nodeLike(node, this.whole)?.definitions.length !== definitions.length;
    const stored = this.place.present(node);
    if (isAlwaysShown || isElsewhere || !stored) return [];
    return [
      () => ({ ifTrue: not(any(definitions.map(({ guards }) => this.guards(guards)))), rule: not(stored) }),
    ];
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

const truth = (value: boolean): SqlCondition => (value ? ALWAYS : NEVER);
