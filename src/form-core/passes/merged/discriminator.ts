import { type Json, listOf } from '../schema-tree.ts';
import {
  type Alternatives,
  type Family,
  isKnown,
  optionsIn,
  propertiesIn,
  propertyNamed,
} from './normal-form.ts';

/** The values that a property excludes, if it accepts all others. */
export const excludedIn = ({ excludes }: Json) => listOf(excludes);

/** The options of a property. */
export const optionsFor = (schema: Json, name: string) => optionsIn(propertyNamed(schema, name));

/** Whether two schemas of an object list options of a property and have none in common. */
export function haveOtherOptions(one: Json, other: Json, name: string): boolean {
  const [own, others] = [optionsFor(one, name), optionsFor(other, name)];
  return own !== undefined && others !== undefined && !own.some((value) => others.includes(value));
}

/** Alternatives in a schema of an object. */
export interface Choice extends Alternatives {
  part: Json;
  /** Every schema of the object that applies with them: the part, and those around it. */
  around: Family;
}

/** The values of a property in each alternative. Undefined: all those that no other alternative has. */
export type Values = readonly (readonly unknown[] | undefined)[];

/** A property that has other values in each alternative. */
export interface Discriminator {
  name: string;
  values: Values;
}

/** The values of a property in each alternative, if no two alternatives have one in common. */
function valuesOf(name: string, { around, branches }: Choice): Values | undefined {
  const known = around.map((one) => optionsFor(one, name)).find(Boolean);
  const lists = branches.map((branch) => {
    const excluded = excludedIn(propertyNamed(branch, name) ?? {});
    const left = excluded.length > 0 ? known?.filter((value) => !excluded.includes(value)) : undefined;
    return optionsFor(branch, name) ?? left;
  });
  const values = lists.flatMap((list) => list ?? []);
  if (new Set(values).size < values.length) return undefined;
  const [open, ...others] = branches.filter((_, index) => !lists[index]);
  if (!open) return lists;
  const excluded = excludedIn(propertyNamed(open, name) ?? {});
  const isRest = others.length === 0 && values.length > 0 && values.every((one) => excluded.includes(one));
  return isRest ? lists : undefined;
}

/** Finds the property that distinguishes the alternatives. Properties that the object already has come first. */
export function findDiscriminator(choice: Choice): Discriminator | undefined {
  const found = Object.keys(propertiesIn(choice.branches[0] ?? {})).flatMap((name) => {
    const values = valuesOf(name, choice);
    return values ? [{ name, values }] : [];
  });
  return found.find(({ name }) => isKnown(choice.around, name)) ?? found[0];
}
