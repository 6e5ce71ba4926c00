import { type Branch, branchesOf } from '../../form-rules/branches.ts';
import { groupsAmong, itemDefinitions, optionsAmong } from '../../form-rules/definitions.ts';
import type { CoreBranch, CoreSchema } from '../core-schema.ts';
import type { DataField, FieldKind } from '../form-fields.ts';
import { titlesOf } from '../passes/merged/normal-form.ts';
import { origins } from '../passes/origins.ts';
import type { Json } from '../passes/schema-tree.ts';
import type { Described } from './core-types.ts';

/** A definition of a property in one of the branches of an object. */
interface Definition {
  core: CoreSchema;
  isRequired: boolean;
  isConditional: boolean;
}

/** The definitions of a field. `objects` are the branches of each definition of its object; a condition adds all but the first. */
function definitionsIn(objects: readonly Branch[][], name: string): Definition[] {
  return objects.flatMap((branches, index) =>
    branches.flatMap(({ core: { properties = {} }, guards }) => {
      const core = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!core) return [];
      const around = branches.filter((other) => other.guards.every((guard) => guards.includes(guard)));
      const isRequired = around.some((other) => other.core.required?.includes(name));
      return [{ core, isRequired, isConditional: index > 0 || guards.length > 0 }];
    }),
  );
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
function isAlwaysRequired(definitions: readonly Definition[]): boolean {
  const base = definitions.filter((one) => !one.isConditional);
  return base.length > 0 ? base.some((one) => one.isRequired) : definitions.every((one) => one.isRequired);
}

/** The titles of the options. The first definition that has a title for a value wins. */
function optionTitlesIn(schemas: readonly Json[]): Map<unknown, string> {
  const titles = new Map<unknown, string>();
  for (const [value, title] of schemas.flatMap((schema) => [...titlesOf(schema)])) {
    if (!titles.has(value)) titles.set(value, title);
  }
  return titles;
}

/** More characters than a name, an address or a sentence has. */
const LONG_TEXT = 500;

/** Lists the fields of an object that has the given definitions. */
export function dataFieldsOf(
  objects: readonly CoreBranch[],
  path: string[],
  described: Described,
): DataField[] {
  const branches = objects.map((object) => branchesOf(object));
  const all = branches.flat().map(({ core }) => core);
  const schemasOf = (cores: readonly CoreSchema[]) =>
    cores.map((core) => described.get(core)).filter((schema) => schema !== undefined);
  const fieldOf = (name: string): DataField | undefined => {
    const found = definitionsIn(branches, name);
    const inOrder = found.toSorted((a, b) => Number(a.isConditional) - Number(b.isConditional));
    const definitions = inOrder.map(({ core }) => core);
    const [first] = definitions;
    if (!first) return undefined;
    const kind = kindOf(first);
    const here = [...path, name];
    const items = itemDefinitions(definitions);
    const schemas = schemasOf(definitions);
    const textIn = (keyword: string) =>
      schemas.map((schema) => schema[keyword]).find((text) => typeof text === 'string');
    const [title, description] = [textIn('title'), textIn('description')];
    const isRequired = all.some(({ required }) => required?.includes(name));
    const texts = kind === 'texts' ? schemasOf(items) : schemas;
    return {
      path: here,
      name,
      kind,
      definitions,
      required: isAlwaysRequired(found) ? 'always' : isRequired ? 'sometimes' : 'never',
      isConditional: found.every((one) => one.isConditional),
      isStored: !(first.type === 'string' && first.choiceOf),
      fields: dataFieldsOf(
        groupsAmong([...definitions, ...items]),
        kind === 'list' ? [...here, '*'] : here,
        described,
      ),
      optionTitles: optionTitlesIn(kind === 'choices' ? schemasOf(items) : schemas),
      location: schemas[0] ? origins.at(schemas[0]) : [],
      ...(texts.some(({ maxLength }) => Number(maxLength) > LONG_TEXT) && { isLong: true }),
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    };
  };
  const names = all.flatMap((core) => [...Object.keys(core.properties ?? {}), ...(core.required ?? [])]);
  return [...new Set(names)].flatMap((name) => fieldOf(name) ?? []);
}
