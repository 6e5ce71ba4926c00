import { branchesOf } from '../../form-rules/branches.ts';
import { optionsAmong } from '../../form-rules/definitions.ts';
import type { CoreBranch, CoreSchema } from '../core-schema.ts';
import type { DataField, FieldKind } from '../form-fields.ts';
import type { Described } from './core-types.ts';

/** A definition of a property, and whether the branch that contains it requires it. */
interface Definition {
  core: CoreSchema;
  isRequired: boolean;
  isConditional: boolean;
}

interface Found {
  definitions: Definition[];
  /** Some branch requires it, which may be another one. */
  isRequired: boolean;
}

/** Collects the definitions of an object's fields. `isFirst` is false for a definition that a condition adds. */
function collect(object: CoreBranch, found: Map<string, Found>, isFirst: boolean): void {
  const of = (name: string) => {
    const known = found.get(name) ?? { definitions: [], isRequired: false };
    found.set(name, known);
    return known;
  };
  const branches = branchesOf(object);
  for (const { core: own, guards } of branches) {
    const around = branches.filter((other) => other.guards.every((guard) => guards.includes(guard)));
    const required = new Set(around.flatMap((other) => other.core.required ?? []));
    const isConditional = !isFirst || guards.length > 0;
    for (const [name, core] of Object.entries(own.properties ?? {}))
      of(name).definitions.push({ core, isRequired: required.has(name), isConditional });
    for (const name of own.required ?? []) of(name).isRequired = true;
  }
}

function kindOf(core: CoreSchema): FieldKind {
  if (core.type === 'object') return 'group';
  if (core.type === 'boolean') return 'boolean';
  if (core.type !== 'array') return core.enum ? 'choice' : core.type === 'string' ? 'text' : core.type;
  const { items } = core;
  if (items.type === 'object') return 'list';
  return optionsAmong([items]) ? 'choices' : 'texts';
}

/** A definition in which the field is always visible decides; otherwise every definition that shows it. */
function requiredOf({ definitions, isRequired }: Found): DataField['required'] {
  const base = definitions.filter((one) => !one.isConditional);
  const showing = base.length > 0 ? base : definitions;
  const isAlways =
    base.length > 0 ? showing.some((one) => one.isRequired) : showing.every((one) => one.isRequired);
  return isAlways ? 'always' : isRequired ? 'sometimes' : 'never';
}

/** The titles of the options. The first definition that has a title for a value wins. */
function titlesOf(parts: readonly Described[]): Map<unknown, string> {
  const titles = new Map<unknown, string>();
  for (const [value, title] of parts.flatMap((part) => [...part.optionTitles])) {
    if (!titles.has(value)) titles.set(value, title);
  }
  return titles;
}

/** More characters than a name, an address or a sentence has. */
const LONG_TEXT = 500;

const isLong = (parts: readonly Described[]) => parts.some(({ maxLength }) => Number(maxLength) > LONG_TEXT);

function fieldOf(
  name: string,
  found: Found,
  path: string[],
  described: ReadonlyMap<CoreSchema, Described>,
): DataField | undefined {
  const inOrder = [...found.definitions].sort((a, b) => Number(a.isConditional) - Number(b.isConditional));
  const definitions = inOrder.map(({ core }) => core);
  const [first] = definitions;
  if (!first) return undefined;
  const kind = kindOf(first);
  const parts = definitions.flatMap((core) => described.get(core) ?? []);
  const itemParts = definitions.flatMap((core) =>
    core.type === 'array' ? (described.get(core.items) ?? []) : [],
  );
  const objects = definitions.flatMap((core) => {
    const inner = core.type === 'array' ? core.items : core;
    return inner.type === 'object' ? [inner] : [];
  });
  const optionParts = kind === 'choices' ? itemParts : parts;
  const title = parts.find((part) => part.title !== undefined)?.title;
  const description = parts.find((part) => part.description !== undefined)?.description;
  const here = [...path, name];
  return {
    path: here,
    name,
    kind,
    definitions,
    required: requiredOf(found),
    isConditional: inOrder[0]?.isConditional ?? false,
    isStored: !(first.type === 'string' && first.choiceOf),
    fields: dataFieldsOf(objects, kind === 'list' ? [...here, '*'] : here, described),
    optionTitles: titlesOf(optionParts),
    location: parts[0]?.at ?? [],
    ...(isLong(kind === 'texts' ? itemParts : parts) && { isLong: true }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

/** Lists the fields of an object that has the given definitions. */
export function dataFieldsOf(
  objects: readonly CoreBranch[],
  path: string[],
  described: ReadonlyMap<CoreSchema, Described>,
): DataField[] {
  const found = new Map<string, Found>();
  for (const [index, object] of objects.entries()) collect(object, found, index === 0);
  return [...found].flatMap(([name, one]) => fieldOf(name, one, path, described) ?? []);
}
