import type { ConditionSchema, CoreBranch, CoreObject, CoreSchema } from '../core-schema.ts';

/** The test of a condition, and the object whose values it tests. */
export interface Guard {
  schema: ConditionSchema;
  owner: FieldNode;
  /** True for `else`. */
  isNegated: boolean;
}

/** One definition of a field, which applies if all guards are true. */
export interface Definition {
  schema: CoreSchema;
  guards: Guard[];
}

/**
 * A field of an object with everything that the schema says about it, in whichever condition. The fields of a group are
 * its children; the items of a list are an object on their own, with another tree.
 */
export interface FieldNode {
  name: string;
  /** Property names from the root, joined by dots. */
  path: string;
  parent: FieldNode | undefined;
  children: Map<string, FieldNode>;
  definitions: Definition[];
  /** Each entry requires the field if all its guards are true. */
  requirements: Guard[][];
}

/** What all definitions of a field are: they have the same type. */
export const typeOf = (node: FieldNode) => node.definitions[0]?.schema.type ?? 'object';

export const isGroup = (node: FieldNode) => typeOf(node) === 'object';

/** Returns true for the choice between alternatives, which is never stored. */
export function isChoice(node: FieldNode): boolean {
  return node.definitions.some(({ schema }) => schema.type === 'string' && schema.choiceOf !== undefined);
}

function childOf(owner: FieldNode, name: string): FieldNode {
  const known = owner.children.get(name);
  if (known) return known;
  const path = owner.path ? `${owner.path}.${name}` : name;
  const node = { name, path, parent: owner, children: new Map(), definitions: [], requirements: [] };
  owner.children.set(name, node);
  return node;
}

function add(branch: CoreBranch | CoreObject, owner: FieldNode, guards: Guard[]): void {
  for (const [name, schema] of Object.entries(branch.properties ?? {})) {
    const child = childOf(owner, name);
    child.definitions.push({ schema, guards });
    if (schema.type === 'object') add(schema, child, guards);
    // The form always sends such a box, so its column is never empty while the form shows the box.
    if (schema.type === 'boolean' && schema.unticked === false) child.requirements.push(guards);
  }
  for (const name of branch.required ?? []) childOf(owner, name).requirements.push(guards);
  for (const { if: schema, then: whenTrue, else: whenFalse } of branch.allOf ?? []) {
    if (whenTrue) add(whenTrue, owner, [...guards, { schema, owner, isNegated: false }]);
    if (whenFalse) add(whenFalse, owner, [...guards, { schema, owner, isNegated: true }]);
  }
}

/** Builds the tree of an object. Several definitions of the same object apply at the same time. */
export function fieldTree(definitions: CoreObject[]): FieldNode {
  const root: FieldNode = {
    name: '',
    path: '',
    parent: undefined,
    children: new Map(),
    definitions: definitions.map((schema) => ({ schema, guards: [] })),
    requirements: [[]],
  };
  for (const definition of definitions) add(definition, root, []);
  return root;
}

/** The fields below a node that are not groups, in order. */
export function leavesOf(node: FieldNode): FieldNode[] {
  return [...node.children.values()].flatMap((child) => (isGroup(child) ? leavesOf(child) : [child]));
}

/** All fields below a node, groups before their fields. */
export function nodesOf(node: FieldNode): FieldNode[] {
  return [...node.children.values()].flatMap((child) => [child, ...nodesOf(child)]);
}

/** The leaves that a table or a document stores. */
export const storedLeaves = (root: FieldNode) => leavesOf(root).filter((leaf) => !isChoice(leaf));

/** Every test that a condition makes of a field, at any depth. */
export function testsOf(root: FieldNode): Map<FieldNode, ConditionSchema[]> {
  const tests = new Map<FieldNode, ConditionSchema[]>();
  const seen = new Set<ConditionSchema>();
  const collect = (schema: ConditionSchema, node: FieldNode | undefined) => {
    if (!node) return;
    const list = tests.get(node) ?? [];
    tests.set(node, list);
    list.push(schema);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) collect(part, node);
    if (schema.not) collect(schema.not, node);
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      collect(part, node.children.get(name));
  };
  for (const { definitions, requirements } of nodesOf(root))
    for (const { schema, owner } of [...definitions.map(({ guards }) => guards), ...requirements].flat()) {
      if (!seen.has(schema)) collect(schema, owner);
      seen.add(schema);
    }
  return tests;
}

/** True if no valid object lacks the field. */
export function isAlwaysRequired(node: FieldNode): boolean {
  if (!node.parent) return true;
  return node.requirements.some((guards) => guards.length === 0) && isAlwaysRequired(node.parent);
}
