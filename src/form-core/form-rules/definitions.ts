import type { CoreBranch, CoreObject, CoreSchema } from '../core-schema.ts';
import { branchesOf } from './branches.ts';

/**
 * Returns every definition of a property: the object's own, and those that conditions add. The first defines the type.
 */
export function definitionsNamed(objects: readonly CoreBranch[], name: string): CoreSchema[] {
  return objects
    .flatMap((object) => branchesOf(object))
    .flatMap(({ core: { properties = {} } }) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
}

/** Returns the definitions of a group. */
export function groupsAmong(definitions: readonly CoreSchema[]): CoreObject[] {
  return definitions.filter((one) => one.type === 'object');
}

/** Returns the definitions of the items of a list. */
export function itemDefinitions(definitions: readonly CoreSchema[]): CoreSchema[] {
  return definitions.flatMap((one) => (one.type === 'array' ? [one.items] : []));
}

/** Returns the definition that decides how a text is entered. All definitions of a property are of the same type. */
export function decisiveDefinition(definitions: readonly CoreSchema[]): CoreSchema | undefined {
  return definitions.find((one) => one.type === 'string' && one.format) ?? definitions[0];
}

/** Returns the values that a field offers, if it has a fixed set of them. */
export function optionsAmong([definition]: readonly CoreSchema[]): readonly unknown[] | undefined {
  return definition && 'enum' in definition ? definition.enum : undefined;
}
