import type { ConditionSchema } from '../core-schema.ts';
import {
  type FieldNode,
  guardsOf,
  isChoice,
  leavesOf,
  schemasOf,
  testedBy,
  visitTests,
} from '../field-tree.ts';
import { groupsAmong, optionsAmong } from '../form-rules/definitions.ts';
import { type IsValid, isEmpty, prune, withoutChoices } from '../form-rules/visible.ts';
import { type Scope, setAt, type Values } from './states.ts';

/** A valid group in which a choice between alternatives is answered, and nothing else. */
function choiceAlone(group: FieldNode, isValid: IsValid): Values | undefined {
  const definitions = groupsAmong(schemasOf(group));
  const answers = leavesOf(group)
    .filter(isChoice)
    .flatMap((choice) => {
      const names = choice.path.slice(group.path.length + 1).split('.');
      return (optionsAmong(schemasOf(choice)) ?? []).map((option) => setAt({}, names, option));
    });
  return answers
    .map((one) => prune(definitions, one, isValid))
    .find(
      (one) =>
        isEmpty(withoutChoices(definitions, one, isValid)) &&
        definitions.every((definition) => isValid(definition as ConditionSchema, one)),
    );
}

/**
 * Reports conditions that ask for a group in which a choice alone can be answered. The form would count the group as
 * filled in, and the table, which does not store the choice, as empty.
 */
export function checkPresence(
  { root, isValid }: Scope,
  report: (group: FieldNode, message: string, hint: string) => void,
): void {
  for (const guard of guardsOf(root))
    visitTests(guard.test, testedBy(guard, root), (node, { required = [], properties = {} }) => {
      for (const name of required) {
        const group = node.children.get(name);
        const alone = group && choiceAlone(group, isValid);
        if (!alone || !isValid(properties[name] ?? {}, alone)) continue;
        const message = `A condition asks whether "${group.path}" is filled in, of which nothing but the choice between alternatives can be answered.`;
        report(group, message, 'Require a field in each alternative, or let the condition ask for a field.');
      }
    });
}
