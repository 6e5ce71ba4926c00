import type { Guard } from '../../form-rules/branches.ts';
import type { ConditionSchema, CoreList, CoreSchema, FormatName } from '../core-schema.ts';
import { ALWAYS, all, any, NEVER, not, type SqlCondition, test } from './condition.ts';
import { type FieldNode, isChoice, isGroup, leavesOf, nodesOf, storedLeaves, testedBy } from './fields.ts';
import { type Implication, joinImplications } from './implications.ts';
import { definedNumber, definedText, isAfter, type SqlValue, scalarRules } from './values.ts';

/** Where the values of an object's fields are: columns of a table, or properties of a jsonb document. */
export interface SqlPlace {
  /** The value of a leaf. Null if the leaf has no value. */
  value(leaf: FieldNode): SqlValue;
  /** True if the field has a value. Undefined for a group that is not stored as one. */
  present(node: FieldNode): SqlCondition | undefined;
  /** The rules of a list that is present. */
  list(leaf: FieldNode, schema: CoreList): SqlCondition;
  /** True if an entry of a list passes the test. */
  contains(leaf: FieldNode, schema: ConditionSchema): SqlCondition;
  /** The number of entries of a list. */
  length(leaf: FieldNode): string;
  /** True if the leaf's rules are checked wherever it has a value, so that conditions need not repeat them. */
  isCovered(leaf: FieldNode, schema: CoreSchema): boolean;
}

/** The chosen alternatives while a condition is translated. */
type Choices = ReadonlyMap<FieldNode, string | undefined>;

const NO_CHOICES: Choices = new Map();

/** Translates the conditions and requirements of an object to SQL. */
export class ObjectRules {
  private readonly root: FieldNode;
  private readonly place: SqlPlace;
  private choices: Choices = NO_CHOICES;
  /** The choices that the translation has read. */
  private read = new Set<FieldNode>();
  /** The groups whose presence is being translated; a group that depends on itself is present if it has values. */
  private readonly open = new Set<FieldNode>();

  constructor(root: FieldNode, place: SqlPlace) {
    this.root = root;
    this.place = place;
  }

  /** True if the field has a value; for a group, also if it is required, because an empty one is then an error. */
  present(node: FieldNode): SqlCondition {
    if (node === this.root) return ALWAYS;
    const stored = this.place.present(node);
    if (stored) return stored;
    const values = any(
      leavesOf(node)
        .filter((leaf) => !isChoice(leaf))
        .map((leaf) => this.present(leaf)),
    );
    if (this.open.has(node)) return values;
    this.open.add(node);
    const demanded = node.requirements.map((guards) =>
      all([...(node.parent ? [this.present(node.parent)] : []), this.guards(guards)]),
    );
    this.open.delete(node);
    return any([...demanded, values]);
  }

  private guards(guards: readonly Guard[]): SqlCondition {
    return all(
      guards.map((guard) => {
        const condition = this.test(guard.test, testedBy(guard, this.root));
        return guard.result ? condition : not(condition);
      }),
    );
  }

  /** Translates the test of a condition about a field that is present. */
  private test(schema: ConditionSchema, node: FieldNode): SqlCondition {
    return all([
      ...(schema.allOf ?? []).map((part) => this.test(part, node)),
      ...(schema.anyOf === undefined ? [] : [any(schema.anyOf.map((part) => this.test(part, node)))]),
      ...(schema.not === undefined ? [] : [not(this.test(schema.not, node))]),
      this.ownTest(schema, node),
    ]);
  }

  /** Translates the test of a condition about the whole object. */
  passes(schema: ConditionSchema): SqlCondition {
    return this.test(schema, this.root);
  }

  private ownTest(schema: ConditionSchema, node: FieldNode): SqlCondition {
    if (isGroup(node)) return this.groupTest(schema, node);
    if (isChoice(node)) return this.choiceTest(schema, node);
    const type = node.definitions[0]?.schema.type;
    if (type === 'array') return this.listTest(schema, node);
    return scalarRules(this.place.value(node), schema);
  }

  private groupTest({ required = [], properties = {} }: ConditionSchema, node: FieldNode): SqlCondition {
    const demanded = required.map((name) => {
      const child = node.children.get(name);
      return child ? this.presentOrChosen(child) : NEVER;
    });
    const tested = Object.entries(properties).map(([name, schema]) => {
      const child = node.children.get(name);
      return child ? any([not(this.presentOrChosen(child)), this.test(schema, child)]) : ALWAYS;
    });
    return all([...demanded, ...tested]);
  }

  private presentOrChosen(node: FieldNode): SqlCondition {
    return isChoice(node) ? truth(this.chosen(node) !== undefined) : this.present(node);
  }

  private chosen(node: FieldNode): string | undefined {
    this.read.add(node);
    return this.choices.get(node);
  }

  private choiceTest(schema: ConditionSchema, node: FieldNode): SqlCondition {
    return truth(schema.enum === undefined || schema.enum.includes(this.chosen(node)));
  }

  private listTest({ minItems, maxItems, contains }: ConditionSchema, node: FieldNode): SqlCondition {
    const length = this.place.length(node);
    return all([
      ...(minItems === undefined ? [] : [test(`${length} >= ${minItems}`, `${length} < ${minItems}`)]),
      ...(maxItems === undefined ? [] : [test(`${length} <= ${maxItems}`, `${length} > ${maxItems}`)]),
      ...(contains === undefined ? [] : [this.place.contains(node, contains)]),
    ]);
  }

  /** The rules that one definition has for a field that is present. */
  rules(leaf: FieldNode, schema: CoreSchema): SqlCondition {
    switch (schema.type) {
      case 'array':
        return this.place.list(leaf, schema);
      case 'string': {
        const value = this.place.value(leaf);
        return all([
          definedText(value, schema),
          ...(schema.after === undefined ? [] : [this.after(leaf, schema.after, schema.format)]),
        ]);
      }
      case 'boolean':
        return scalarRules(this.place.value(leaf), schema.enum ? { enum: schema.enum } : {});
      case 'object':
        return ALWAYS;
      default:
        return definedNumber(this.place.value(leaf), schema);
    }
  }

  private after(leaf: FieldNode, name: string, format: FormatName | undefined): SqlCondition {
    const other = leaf.parent?.children.get(name);
    if (!other || !format) return ALWAYS;
    const isLater = isAfter(this.place.value(leaf), this.place.value(other), format);
    return any([not(this.present(other)), isLater]);
  }

  /** Everything that depends on more than one field: each condition is always true for a valid object. */
  conditions(): SqlCondition[] {
    return joinImplications(this.implications(), (choices) => {
      this.choices = choices;
    });
  }

  /** An implication, which is translated again for each choice between alternatives that it depends on. */
  private implication(ifTrue: () => SqlCondition, rule: () => SqlCondition): Implication {
    this.read = new Set();
    ifTrue();
    rule();
    return { choices: this.read, ifTrue, rule };
  }

  private implications(): Implication[] {
    const nodes = nodesOf(this.root);
    const leaves = storedLeaves(this.root);
    return [
      ...nodes.filter((node) => !isChoice(node)).flatMap((node) => this.requirements(node)),
      ...leaves.flatMap((leaf) => this.conditionalRules(leaf)),
      ...nodes.filter((node) => !isChoice(node)).flatMap((node) => this.visibility(node)),
    ];
  }

  private requirements(node: FieldNode): Implication[] {
    // A group that is not stored as one is present because it is required.
    if (isGroup(node) && !this.place.present(node)) return [];
    return node.requirements.map((guards) =>
      this.implication(
        () => all([...(node.parent ? [this.present(node.parent)] : []), this.guards(guards)]),
        () => this.present(node),
      ),
    );
  }

  private conditionalRules(leaf: FieldNode): Implication[] {
    return leaf.definitions
      .filter(({ schema }) => !this.place.isCovered(leaf, schema))
      .map(({ schema, guards }) =>
        this.implication(
          () => this.guards(guards),
          () => any([not(this.present(leaf)), this.rules(leaf, schema)]),
        ),
      );
  }

  /** A field has no value while no condition shows it. */
  private visibility(node: FieldNode): Implication[] {
    const isAlwaysShown = node.definitions.some(({ guards }) => guards.length === 0);
    const stored = this.place.present(node);
    if (isAlwaysShown || !stored) return [];
    return [
      this.implication(
        () => not(any(node.definitions.map(({ guards }) => this.guards(guards)))),
        () => not(stored),
      ),
    ];
  }
}

const truth = (value: boolean): SqlCondition => (value ? ALWAYS : NEVER);
