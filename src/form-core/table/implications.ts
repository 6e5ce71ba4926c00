import type { FieldNode } from '../field-tree.ts';
import { all, any, isAlways, not, type SqlCondition, toSql } from './condition.ts';

/** Returns the alternative that is chosen in a choice, if any. */
export type Chosen = (choice: FieldNode) => string | undefined;

/** Translates a rule that applies if a condition is true, for the alternatives that are chosen now. */
export type Implication = () => { ifTrue: SqlCondition; rule: SqlCondition };

/** Implications with the choices on which their results depend. */
interface Group {
  choices: ReadonlySet<FieldNode>;
  list: Implication[];
}

/** Joins the rules that have the same condition. */
function joinPlain(implications: Implication[]): SqlCondition[] {
  const groups = new Map<string, { ifTrue: SqlCondition; rules: SqlCondition[] }>();
  for (const translate of implications) {
    const { ifTrue, rule } = translate();
    const { rules = [] } = groups.get(toSql(ifTrue)) ?? {};
    groups.set(toSql(ifTrue), { ifTrue, rules: [...rules, rule] });
  }
  return [...groups.values()].map(({ ifTrue, rules }) => any([not(ifTrue), all(rules)]));
}

/** Joins the groups that depend on the same choices, directly or by a third one. */
function joinByChoices(groups: Group[]): Group[] {
  return groups.reduce<Group[]>((joined, group) => {
    const shares = ({ choices }: Group) => [...group.choices].some((one) => choices.has(one));
    const together = [...joined.filter(shares), group];
    const choices = new Set(together.flatMap((one) => [...one.choices]));
    return [...joined.filter((one) => !shares(one)), { choices, list: together.flatMap(({ list }) => list) }];
  }, []);
}

/** The alternatives of a choice, of which one is always chosen: whatever defines a choice also requires it. */
const alternativesOf = ({ definitions }: FieldNode) =>
  new Set(definitions.flatMap(({ schema }) => (schema.type === 'string' ? (schema.enum ?? []) : [])));

/** Every combination of the alternatives of choices. */
const combinations = (choices: ReadonlySet<FieldNode>) =>
  [...choices].reduce<ReadonlyMap<FieldNode, string>[]>(
    (all, choice) =>
      all.flatMap((before) => [...alternativesOf(choice)].map((one) => new Map([...before, [choice, one]]))),
    [new Map()],
  );

/**
 * Returns the conditions that make all implications true. The database does not store which alternative a visitor
 * chose: the row is valid if it is valid for any of them.
 */
export function joinImplications(
  implications: Implication[],
  choose: (chosen: Chosen) => void,
): SqlCondition[] {
  const groups = implications.map((translate): Group => {
    const choices = new Set<FieldNode>();
    choose((choice) => void choices.add(choice));
    translate();
    return { choices, list: [translate] };
  });
  const plain = groups.filter(({ choices }) => choices.size === 0).flatMap(({ list }) => list);
  const dependent = joinByChoices(groups.filter(({ choices }) => choices.size > 0));
  const alternatives = dependent.map(({ choices, list }) =>
    any(
      combinations(choices).map((values) => {
        choose((choice) => values.get(choice));
        return all(joinPlain(list));
      }),
    ),
  );
  return [...joinPlain(plain), ...alternatives].filter((condition) => !isAlways(condition));
}
