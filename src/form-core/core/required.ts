import type { ConditionSchema } from '../core-schema.ts';
import {
  conditionsOf,
  definitionsOf,
  familyType,
  isNullable,
  propertiesIn,
  requiredIn,
} from '../passes/merged/normal-form.ts';
import { origins } from '../passes/origins.ts';
import type { Json } from '../passes/schema-tree.ts';
import type { CoreContext } from './core-types.ts';

/** What the schemas around a branch say about the same object. */
export interface Around {
  names: ReadonlySet<string>;
  /** Lists that need an entry if they are present. */
  filled: ReadonlySet<string>;
  /** Required lists that may be empty. A form sends no empty list, so that it cannot require them. */
  open: ReadonlySet<string>;
}

const NOTHING: Around = { names: new Set(), filled: new Set(), open: new Set() };

/** The properties whose presence a test asks for. */
const presenceIn = ({ required = [], not, allOf = [], anyOf = [] }: ConditionSchema): string[] => [
  ...required,
  ...[...(not ? [not] : []), ...allOf, ...anyOf].flatMap(presenceIn),
];

/** The properties whose presence decides a condition of an object. */
const decisiveIn = (schema: Json): string[] =>
  conditionsOf(schema).flatMap(({ if: test, then, else: other }) => [
    ...presenceIn(test),
    ...[then, other].flatMap((branch) => (branch ? decisiveIn(branch) : [])),
  ]);

/** Adds what an object or a branch says itself. */
function withOwn(around: Around, schema: Json, family: readonly Json[]): Around {
  const own = Object.entries(propertiesIn(schema));
  const filled = own.flatMap(([name, { minItems }]) => (Number(minItems ?? 0) > 0 ? [name] : []));
  const all = new Set([...around.filled, ...filled]);
  // A list that decides a condition counts as present although it is empty, which no form can send.
  const decisive = decisiveIn(schema);
  const lists = requiredIn(schema).filter(
    (name) =>
      familyType(definitionsOf(family, name))?.value === 'array' &&
      !all.has(name) &&
      !decisive.includes(name),
  );
  return {
    names: new Set([...around.names, ...own.map(([name]) => name)]),
    filled: all,
    open: new Set([...around.open, ...lists]),
  };
}

/** What an object, or a branch after the schemas around it, says about the object. */
export const aroundIn = (schemas: readonly Json[], family: readonly Json[]): Around =>
  schemas.reduce((around, schema) => withOwn(around, schema, family), NOTHING);

/** The required properties of an object or a branch. */
export function requiredOf(
  schema: Json,
  family: readonly Json[],
  around: Around,
  { report, remark }: CoreContext,
): string[] {
  const known = requiredIn(schema).filter((name) => {
    if (definitionsOf(family, name).length > 0) return true;
    const message = `"required" names "${name}", a property that the object does not have.`;
    const hint = 'Add it to "properties", or remove it from "required".';
    report(origins.atRequired(schema, name), { message, hint, part: 'value' });
    return false;
  });
  const nullable = known.filter((name) => isNullable(definitionsOf(family, name)));
  if (nullable.length > 0) {
    const message = `The form does not require what is "required" and may be null: ${nullable.join(', ')}.`;
    remark({
      at: origins.at(schema),
      message,
      hint: 'Remove "null" from its "type", if an answer is needed.',
    });
  }
  // A branch may need an entry of a list that the object requires.
  const filled = Object.keys(propertiesIn(schema)).filter((name) => around.filled.has(name));
  const needed = [...known, ...filled.filter((name) => around.open.has(name))];
  const isNeeded = (name: string) =>
    !nullable.includes(name) && (around.filled.has(name) || !around.open.has(name));
  return [...new Set(needed)].filter(isNeeded);
}
