import type { ConditionSchema, CoreBranch, CoreCondition, CoreObject, CoreSchema } from './core-schema.ts';
import { type FieldNode, fieldTree, isGroup } from './field-tree.ts';
import { groupsAmong } from './form-rules/definitions.ts';
import { type IsValid, visibleProperties } from './form-rules/visible.ts';
import { createIsValid } from './sample/sample.ts';

/** Whether a value of the field is an answer wherever it is present. */
const isAnswer = (schema: CoreSchema | undefined): boolean =>
  schema !== undefined &&
  !(schema.type === 'string' && schema.choiceOf) &&
  !(schema.type === 'boolean' && schema.unticked !== undefined);

/** The fields that an empty form shows, at every depth, each with whether the form already misses an answer to it. */
const shownAtFirst = (
  objects: readonly CoreBranch[],
  isValid: IsValid,
  around = '',
  isNeeded = true,
): [path: string, isMissing: boolean][] =>
  [...visibleProperties(objects, {}, isValid)].flatMap(([name, property]) => {
    const path = `${around}.${name}`;
    const isRequired = isNeeded && property.isRequired;
    const groups = groupsAmong(property.definitions);
    if (groups.length === 0) return [[path, isRequired && isAnswer(property.definitions[0])]];
    return [[path, false], ...shownAtFirst(groups, isValid, path, isRequired)];
  });

/** The test that one of the fields has an answer, at any depth. */
function isAnswered({ children }: FieldNode): ConditionSchema {
  const anyOf = [...children.values()].flatMap((field): ConditionSchema[] => {
    const { name, definitions } = field;
    const schema = definitions[0]?.schema;
    // A required group is present without an answer in it.
    if (isGroup(field)) return [{ properties: { [name]: isAnswered(field) }, required: [name] }];
    if (schema?.type === 'boolean' && schema.unticked !== undefined)
      return [{ properties: { [name]: { enum: [true] } }, required: [name] }];
    return isAnswer(schema) ? [{ required: [name] }] : [];
  });
  return anyOf.length > 0 ? { anyOf } : { not: {} };
}

/**
 * What can be required so that an empty form misses an answer: fields, then fields of groups, then the first field of
 * each branch. Never a boolean: a box that is not ticked is an answer too.
 */
function* demandsOf({ properties = {}, allOf = [] }: CoreBranch): Generator<CoreBranch> {
  const fields = Object.entries(properties).filter(([, schema]) => isAnswer(schema));
  for (const [name, { type }] of fields)
    if (type !== 'object' && type !== 'boolean') yield { required: [name] };
  for (const [name, schema] of fields)
    if (schema.type === 'object')
      for (const inner of demandsOf(schema))
        yield { required: [name], properties: { [name]: { type: 'object', properties: {}, ...inner } } };
  const conditions = allOf.flatMap(({ if: test, ...branches }): CoreCondition[] => {
    const entries = Object.entries(branches).map(([name, branch]) => [name, demandsOf(branch).next().value]);
    const demands = entries.filter(([, demand]) => demand);
    return demands.length > 0 ? [{ if: test, ...Object.fromEntries(demands) }] : [];
  });
  if (conditions.length > 0) yield { allOf: conditions };
}

/**
 * Requires one field as long as no field has an answer, so that neither the form nor its table accepts an entirely
 * empty form. A form of nothing but tick boxes has no such field. Changes the core in place.
 */
export function refuseEmpty(core: CoreObject): void {
  const isValid = createIsValid();
  const shown = shownAtFirst([core], isValid);
  if (shown.some(([, isMissing]) => isMissing)) return;
  const isEmpty = { not: isAnswered(fieldTree([core])) };
  const paths = (list: typeof shown) => list.map(([path]) => path).join();
  // A required group is present. What that shows would vanish with the first answer in it.
  const demanding = [...demandsOf(core)]
    .map((then) => ({ ...core, allOf: [...(core.allOf ?? []), { if: isEmpty, then }] }))
    .find((one) => paths(shownAtFirst([one], isValid)) === paths(shown));
  if (demanding) core.allOf = demanding.allOf;
}
