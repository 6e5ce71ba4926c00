import type { ConditionSchema, CoreBranch, CoreSchema } from '../core-schema.ts';
import type { Branch, Guard } from '../form-rules/branches.ts';

/** Whether a test asks for a ticked box. */
const isTick = ({ enum: values, ...others }: ConditionSchema) =>
  Object.keys(others).length === 0 && values?.length === 1 && values[0] === true;

/** The fields of an object of which a test asks that one has an answer. Undefined if it asks for something else. */
function answeredIn({
  required = [],
  properties = {},
  anyOf,
  ...others
}: ConditionSchema): string[] | undefined {
  const inner = Object.entries(properties);
  if (Object.keys(others).length > 0) return undefined;
  if (anyOf) {
    const all = anyOf.map(answeredIn);
    const isAll = inner.length === 0 && required.length === 0 && all.every((names) => names !== undefined);
    return isAll ? all.flatMap((names) => names ?? []) : undefined;
  }
  const [name] = required;
  if (name === undefined || required.length > 1) return undefined;
  const isAnswer = inner.every(([one, test]) => one === name && (isTick(test) || answeredIn(test)));
  return isAnswer ? [name] : undefined;
}

/** The fields that have no answer if a guard holds. Undefined if it says something else. */
function unansweredBy({ test, result }: Guard): string[] | undefined {
  const { not, ...others } = test;
  if (result) return not && Object.keys(others).length === 0 ? answeredIn(not) : undefined;
  return answeredIn(test);
}

/** The fields that have no answer where a branch applies, if it applies because of nothing else. */
function unansweredIn({ core, guards }: Branch, demanded: ReadonlySet<CoreBranch>): string[] | undefined {
  if (guards.length === 0) return demanded.has(core) ? [] : undefined;
  const all = guards.map(unansweredBy);
  return all.every((names) => names !== undefined) ? all.flatMap((names) => names ?? []) : undefined;
}

const isChoice = (schema: CoreSchema) => schema.type === 'string' && schema.choiceOf !== undefined;

/**
 * Finds the fields of an object that are required only while others have no answer: "if there is no telephone number,
 * then an e-mail address". No such field is required, one of them is. `demanded` are the definitions that apply as long
 * as the form is empty.
 */
export function neededOfSeveral(
  branches: readonly Branch[],
  demanded: ReadonlySet<CoreBranch>,
  isRoot: boolean,
): {
  ofField: (name: string) => { oneOf?: readonly string[] };
  demandedIn: (name: string) => ReadonlySet<CoreBranch>;
} {
  const [own] = branches;
  const shown = Object.entries(own?.core.properties ?? {}).filter(([, schema]) => !isChoice(schema));
  const isWhole = (names: ReadonlySet<string>) => isRoot && shown.every(([name]) => names.has(name));
  return {
    ofField(name) {
      const requiring = branches.filter(({ core }) => core.required?.includes(name));
      const [branch] = requiring;
      const missing = branch && requiring.length === 1 ? unansweredIn(branch, demanded) : undefined;
      if (!missing || !shown.some(([one]) => one === name)) return {};
      const names = new Set([...missing, name]);
      if (missing.length === 0 || isWhole(names)) return { oneOf: [] };
      return { oneOf: shown.map(([one]) => one).filter((one) => names.has(one)) };
    },
    demandedIn(name) {
      const inner = branches
        .filter((branch) => unansweredIn(branch, demanded) !== undefined)
        .flatMap(({ core }) => core.properties?.[name] ?? []);
      return new Set(inner.filter((schema) => schema.type === 'object'));
    },
  };
}
