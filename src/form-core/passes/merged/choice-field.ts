import { labelFromName } from '../../label-from-name.ts';
import { origins } from '../origins.ts';
import type { Json } from '../schema-tree.ts';
import type { Choice, Values } from './discriminator.ts';
import { addEntries, addRequired, setOptions } from './merge.ts';
import { type Family, isKnown, itemsIn, propertiesIn, propertiesNamed, requiredIn } from './normal-form.ts';

/** Lets the values of a property decide which alternative applies. It is required, unless none has to apply. */
export function choose(
  { part, around, at, branches }: Choice,
  name: string,
  values: Values,
  isOptional = false,
): void {
  if (!isOptional && !around.some((one) => requiredIn(one).includes(name))) addRequired(part, name, at);
  const all = values.flatMap((list) => list ?? []);
  for (const [index, then] of branches.entries()) {
    const list = values[index];
    const test = { properties: { [name]: list ? { enum: list } : { not: { enum: all } } }, required: [name] };
    addEntries(part, origins.make({ if: test, then }, origins.at(then)));
  }
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

/** The choices that were added. Branches of the same object may have different ones, which share no name. */
export interface Asked {
  /** Names from the root to the object. */
  path: string;
  known: Map<string, string>;
}

/** Visits the objects inside a part of an object, with the other schemas of each that apply with it. */
export function visitInside(
  part: Json,
  outer: Family,
  asked: Asked,
  visit: (inner: Json, outer: Family, asked: Asked) => void,
): void {
  const inside = (name: string): Asked => ({ ...asked, path: `${asked.path}${name}.` });
  for (const [name, property] of Object.entries(propertiesIn(part)))
    visit(property, propertiesNamed(outer, name), inside(name));
  for (const items of itemsIn([part])) visit(items, itemsIn(outer), inside('*'));
}

/** Adds a field that asks which alternative to fill in. `about` is what they describe, if it has its own title. */
export function chooseByField(
  choice: Choice,
  position: number,
  asked: Asked,
  about?: { title: string; isOptional: boolean },
): void {
  const { part, around, keyword, at, branches } = choice;
  const slugs = branches.map(({ title }) => slugOf(String(title ?? '')));
  const areSlugs = slugs.every(Boolean) && new Set(slugs).size === slugs.length;
  const values = areSlugs ? slugs : branches.map((_, index) => String(index));
  const titles = branches.map((branch, index): [unknown, string] => [values[index], titleOf(branch)]);
  const field = origins.make<Json>(
    { type: 'string', choiceOf: keyword, ...(about && { title: about.title }) },
    at,
  );
  setOptions(field, values, new Map(titles.filter(([, title]) => title !== '')));
  const text = JSON.stringify(field);
  let name: string = keyword;
  const isTaken = () =>
    isKnown([...around, ...branches], name) || (asked.known.get(`${asked.path}${name}`) ?? text) !== text;
  for (let number = 2; isTaken(); number += 1) name = `${keyword}${number}`;
  asked.known.set(`${asked.path}${name}`, text);
  const entries = Object.entries(propertiesIn(part));
  entries.splice(position, 0, [name, field]);
  part['properties'] = Object.fromEntries(entries);
  const lists = values.map((value) => [value]);
  choose(choice, name, lists, about?.isOptional);
}
