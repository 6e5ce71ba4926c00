import { labelFromName } from '../../label-from-name.ts';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { type Asked, chooseByField, visitInside } from './choice-field.ts';
import { mergeInto } from './merge.ts';
import {
  type Alternatives,
  alternativesOf,
  branchesIn,
  conditionsOf,
  type Family,
  isNullable,
  itemsIn,
  propertiesIn,
  requiredIn,
  typeIn,
} from './normal-form.ts';
import { reportOverlap } from './overlap.ts';

/** Whether a schema describes a list of objects, which have their own fields. */
export const isListOfObjects = (schema: Json) =>
  itemsIn([schema]).some((items) => typeIn(items)?.value === 'object');

/** Every alternative accepts a list without entries, which "oneOf" does not allow. */
export function requireEntry(list: Json): void {
  if (!list['minItems']) list['minItems'] = 1;
}

/** The alternatives of a list that are lists of different objects, or of objects and of single values. */
const listsIn = (property: Json): Alternatives | undefined =>
  alternativesOf(property).find(({ branches }) => branches.some(isListOfObjects));

/** Alternatives of a list, as alternatives of the object that has it. */
function turned(
  part: Json,
  name: string,
  found: Alternatives,
  outer: Family,
  asked: Asked,
  report: ReportReason,
) {
  const property = propertiesIn(part)[name] ?? {};
  const left = listOf(property['allOf']).filter((one) => one !== found.entry);
  const rest = { ...without(property, 'allOf'), ...(left.length > 0 && { allOf: left }) };
  const isRequired = requiredIn(part).includes(name);
  const branches = found.branches.map((branch) => {
    const list = rebuild(rest, (one) => one);
    delete list['title'];
    mergeInto(list, branch, report);
    if (isNullable([property])) list['type'] = ['array', 'null'];
    if (found.keyword === 'oneOf') requireEntry(list);
    const { title } = branch;
    const object = { properties: { [name]: list }, ...(isRequired && { required: [name] }) };
    return origins.make<Json>({ ...object, ...(title !== undefined && { title }) }, origins.at(branch));
  });
  const items = found.branches.map((branch) => itemsIn([branch])[0] ?? {});
  const areObjects = found.branches.every(isListOfObjects);
  if (found.keyword === 'oneOf' && areObjects)
    reportOverlap({ ...found, branches: items, part, around: itemsIn([rest]) }, report);
  const position = Object.keys(propertiesIn(part)).indexOf(name);
  part['properties'] = without(propertiesIn(part), name);
  part['required'] = requiredIn(part).filter((one) => one !== name);
  const title = String(property['title'] ?? labelFromName(name));
  const choice = { ...found, branches, part, around: [...outer, part] };
  chooseByField(choice, position, asked, { title, isOptional: !isRequired || isNullable([property]) });
}

function turnIn(part: Json, outer: Family, asked: Asked, report: ReportReason): void {
  const around = [...outer, part];
  for (const name of Object.keys(propertiesIn(part))) {
    const found = listsIn(propertiesIn(part)[name] ?? {});
    if (found) turned(part, name, found, outer, asked, report);
  }
  const branches = alternativesOf(part).flatMap((one) => one.branches);
  for (const one of [...conditionsOf(part).flatMap(branchesIn), ...branches])
    turnIn(one, around, asked, report);
  visitInside(part, outer, asked, (...inner) => turnIn(...inner, report));
}

/**
 * A list of these objects or a list of those: a question beside the list asks which of them. Where the list may be
 * absent, the question may stay unanswered.
 */
export const turnLists: Pass = (schema, { report }) => {
  const copy = rebuild(schema, (one) => one);
  turnIn(copy, [], { path: '', known: new Map() }, report);
  return copy;
};
