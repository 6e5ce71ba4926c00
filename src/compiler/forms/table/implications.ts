import { all, any, isAlways, not, type SqlCondition, toSql } from './condition.ts';
import type { FieldNode } from './fields.ts';

/** A rule that applies if a condition is true. */
export interface Implication {
  /** The choices between alternatives on which the result of both functions depends. */
  choices: ReadonlySet<FieldNode>;
  ifTrue(): SqlCondition;
  rule(): SqlCondition;
}

type Choices = ReadonlyMap<FieldNode, string | undefined>;

/** Joins the rules that have the same condition. */
function joinPlain(implications: Implication[]): SqlCondition[] {
  const groups = new Map<string, { ifTrue: SqlCondition; rules: SqlCondition[] }>();
  for (const implication of implications) {
    const ifTrue = implication.ifTrue();
    const group = groups.get(toSql(ifTrue)) ?? { ifTrue, rules: [] };
    groups.set(toSql(ifTrue), group);
    group.rules.push(implication.rule());
  }
  return [...groups.values()].map(({ ifTrue, rules }) => any([not(ifTrue), all(rules)]));
}

/** Returns the implications that depend on the same choices, directly or by a third one. */
function joinByChoices(implications: Implication[]): { choices: Set<FieldNode>; list: Implication[] }[] {
  let groups: { choices: Set<FieldNode>; list: Implication[] }[] = [];
  for (const implication of implications) {
    const shares = groups.filter(({ choices }) => [...implication.choices].some((one) => choices.has(one)));
    const joined = {
      choices: new Set([...shares.flatMap(({ choices }) => [...choices]), ...implication.choices]),
      list: [...shares.flatMap(({ list }) => list), implication],
    };
    groups = [...groups.filter((group) => !shares.includes(group)), joined];
  }
  return groups;
}

/** The values of a choice. It can also be absent, unless it is always required. */
function valuesOf({ definitions, requirements }: FieldNode): (string | undefined)[] {
  const values = definitions.flatMap(({ schema }) => (schema.type === 'string' ? (schema.enum ?? []) : []));
  const isRequired = definitions.every(({ guards }) =>
    requirements.some((required) => required.every((guard) => guards.includes(guard))),
  );
  return [...new Set(values), ...(isRequired ? [] : [undefined])];
}

function combinations(choices: FieldNode[]): Choices[] {
  let all: Choices[] = [new Map()];
  for (const choice of choices) {
    all = all.flatMap((before) => valuesOf(choice).map((value) => new Map([...before, [choice, value]])));
  }
  return all;
}

/**
 * Returns the conditions that make all implications true. The database does not store which alternative a visitor chose:
 * the row is valid if it is valid for any of them.
 */
export function joinImplications(
  implications: Implication[],
  choose: (choices: Choices) => void,
): SqlCondition[] {
  const plain = joinPlain(implications.filter(({ choices }) => choices.size === 0));
  const chosen = joinByChoices(implications.filter(({ choices }) => choices.size > 0)).map((group) => {
    const alternatives = combinations([...group.choices]).map((choices) => {
      choose(choices);
      return all(joinPlain(group.list));
    });
    choose(new Map());
    return any(alternatives);
  });
  return [...plain, ...chosen].filter((condition) => !isAlways(condition));
}
