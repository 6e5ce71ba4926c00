import { labelFromName } from '../../label-from-name.ts';
import { origins } from '../origins.ts';
import type { ReportReason } from '../pass.ts';
import { type Json, take, without } from '../schema-tree.ts';
import { addEntries, addOptions, addRequired, setOptions } from './merge.ts';
import {
  type Alternatives,
  alternativesOf,
  branchesIn,
  conditionsOf,
  explicitType,
  optionsIn,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
  titlesOf,
} from './normal-form.ts';

export type Schemas = readonly Json[];

/** Whether one of the schemas has a property. */
export const isKnown = (around: Schemas, name: string) => around.some((one) => propertyNamed(one, name));

/** The options of a property. */
export const optionsFor = (schema: Json, name: string) => optionsIn(propertyNamed(schema, name));

/** Requires a property, whose values decide which alternative applies. */
function choose(
  part: Json,
  around: Schemas,
  name: string,
  { at, branches }: Alternatives,
  values: readonly unknown[][],
): void {
  if (!around.some((one) => requiredIn(one).includes(name))) addRequired(part, name, at);
  const conditions = branches.map((then, index) => {
    const test = { properties: { [name]: { enum: values[index] } }, required: [name] };
    return origins.make({ if: test, then }, origins.at(then));
  });
  addEntries(part, conditions);
}

/** A property that exists, or that the alternatives define, is the choice between them. */
export function chooseByProperty(
  part: Json,
  around: Schemas,
  name: string,
  alternatives: Alternatives,
  report: ReportReason,
): void {
  const { branches, at } = alternatives;
  const definitions = propertiesNamed(branches, name);
  const [first = {}] = definitions;
  const own = propertyNamed(part, name) ?? origins.make<Json>({}, origins.at(first));
  if (!isKnown(around, name)) {
    const type = explicitType(first);
    if (type) own['type'] = type;
    for (const keyword of ['title', 'description']) take(own, first, keyword);
  }
  const values = definitions.map((one) => optionsIn(one) ?? []);
  const known = around.flatMap((one) => optionsFor(one, name) ?? []);
  const isSaid = known.length > 0 && known.every((value) => values.flat().includes(value));
  if (optionsIn(own) || !isSaid) {
    const titles = branches.flatMap(({ title }, index) => [...titlesOf(definitions[index] ?? {}, title)]);
    addOptions(own, setOptions(origins.make({}, at), values.flat(), new Map(titles)), report);
    part['properties'] = { ...propertiesIn(part), [name]: own };
  }
  for (const branch of branches) {
    branch['properties'] = without(propertiesIn(branch), name);
    branch['required'] = requiredIn(branch).filter((one) => one !== name);
  }
  choose(part, around, name, alternatives, values);
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');

/** The title of an alternative, or the labels of its fields. */
const titleOf = (branch: Json): string =>
  typeof branch['title'] === 'string'
    ? branch['title']
    : Object.entries(propertiesIn(branch))
        .map(([name, { title }]) => String(title ?? labelFromName(name)))
        .join(', ');

/** Every schema that can apply to the same object as this one. */
function inPlace(schema: Json): Json[] {
  const alternatives = alternativesOf(schema).flatMap(({ branches }) => branches);
  return [schema, ...[...conditionsOf(schema).flatMap(branchesIn), ...alternatives].flatMap(inPlace)];
}

/** Adds a field that asks which alternative to fill in. */
export function chooseByField(
  part: Json,
  around: Schemas,
  alternatives: Alternatives,
  position: number,
): void {
  const { keyword, at, branches } = alternatives;
  let name: string = keyword;
  for (let number = 2; isKnown([...around, ...branches], name); number += 1) name = `${keyword}${number}`;
  const slugs = branches.map(({ title }) => slugOf(String(title ?? '')));
  const areSlugs = slugs.every(Boolean) && new Set(slugs).size === slugs.length;
  const values = areSlugs ? slugs : branches.map((_, index) => String(index));
  const titles = branches.map((branch, index): [unknown, string] => [values[index], titleOf(branch)]);
  const choice = origins.make<Json>({ type: 'string', choiceOf: keyword }, at);
  setOptions(choice, values, new Map(titles.filter(([, title]) => title !== '')));
  const entries = Object.entries(propertiesIn(part));
  entries.splice(position, 0, [name, choice]);
  part['properties'] = Object.fromEntries(entries);
  for (const one of [...around, ...branches].flatMap(inPlace)) {
    const only = one['propertyNames'] as { enum: string[] } | undefined;
    if (only) one['propertyNames'] = { enum: [...only.enum, name] };
  }
  choose(
    part,
    around,
    name,
    alternatives,
    values.map((value) => [value]),
  );
}
