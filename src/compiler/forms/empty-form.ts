import { groupsAmong } from '../form-rules/definitions.ts';
import { type IsValid, visibleProperties } from '../form-rules/visible.ts';
import type { ConditionSchema, CoreBranch, CoreCondition, CoreObject, CoreSchema } from './core-schema.ts';
import { type FieldNode, fieldTree, isGroup } from './field-tree.ts';
import { createIsValid } from './sample/sample.ts';

/** Whether a value of the field is an answer wherever it is present. */
const isAnswer = (schema: CoreSchema | undefined): boolean =>
  schema !== undefined &&
  !(schema.type === 'string' && schema.choiceOf) &&
  !(schema.type === 'boolean' && schema.unticked !== undefined);

/** Whether an empty form misses an answer already. */
const asksAtFirst = (objects: readonly CoreBranch[], isValid: IsValid): boolean =>
  [...visibleProperties(objects, {}, isValid).values()].some(({ definitions, isRequired }) => {
    const [first] = definitions;
    if (!isRequired) return false;
    return first?.type === 'object' ? asksAtFirst(groupsAmong(definitions), isValid) : isAnswer(first);
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
 * Requires the first field that can be answered, or the first of each branch if only branches have one. Never a boolean:
 * a box that is not ticked is an answer too.
 */
function demand({ properties = {}, allOf = [] }: CoreBranch): CoreBranch | undefined {
  const fields = Object.entries(properties).filter(([, schema]) => isAnswer(schema));
  const field = fields.find(([, { type }]) => type !== 'object' && type !== 'boolean');
  if (field) return { required: [field[0]] };
  for (const [name, schema] of fields) {
    const inner = schema.type === 'object' ? demand(schema) : undefined;
    if (inner)
      return { required: [name], properties: { [name]: { type: 'object', properties: {}, ...inner } } };
  }
  const conditions = allOf.flatMap(({ if: test, then, else: other }): CoreCondition[] => {
    const [ifTrue, ifFalse] = [then && demand(then), other && demand(other)];
    return ifTrue || ifFalse
      ? [{ if: test, ...(ifTrue && { then: ifTrue }), ...(ifFalse && { else: ifFalse }) }]
      : [];
  });
  return conditions.length > 0 ? { allOf: conditions } : undefined;
}

/**
 * Requires one field as long as no field has an answer, so that neither the form nor its table accepts an entirely empty
 * form. A form of nothing but tick boxes has no such field. Changes the core in place.
 */
export function refuseEmpty(core: CoreObject): void {
  if (asksAtFirst([core], createIsValid())) return;
  const then = demand(core);
  if (then) core.allOf = [...(core.allOf ?? []), { if: { not: isAnswered(fieldTree([core])) }, then }];
}
