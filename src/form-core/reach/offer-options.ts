import type { CoreList, CoreNumber, CoreSchema, CoreText } from '../core-schema.ts';
import type { FieldNode } from '../field-tree.ts';
import { fulfils, jointRules } from '../sample/rules.ts';
import { decidedBy, findState, type Scope, type State } from './states.ts';

type Offered = CoreText | CoreNumber;

/** The definition of what a visitor types: of the field, or of an entry of the list. */
function typedIn(schema: CoreSchema): Offered | undefined {
  if (schema.type === 'array') return typedIn(schema.items);
  return schema.type === 'object' || schema.type === 'boolean' ? undefined : schema;
}

/** Makes a definition a choice between values. A list of options has each of them once. */
function setChoice(schema: CoreSchema, values: readonly unknown[]): void {
  const typed = typedIn(schema);
  if (!typed) return;
  const { type } = typed;
  for (const rule of Object.keys(typed))
    if (rule !== 'type') delete (typed as unknown as Record<string, unknown>)[rule];
  Object.assign(typed, { type, enum: values });
  if (schema.type === 'array') Object.assign(schema satisfies CoreList, { uniqueItems: true });
}

/** What to say about a field of which only some definitions list the values. */
export interface ReportOptions {
  /** The form asks for one of the listed values, also for answers for which the schema allows others. */
  narrowed: (node: FieldNode) => void;
  /** The form would show a line of text where only the listed values are valid. */
  hidden: (node: FieldNode, listed: CoreSchema) => void;
}

/**
 * A text or a number whose values are listed only in branches is a choice of all these values, if a branch applies as
 * soon as the questions that decide it are answered. Otherwise its control is a select while a list applies. Changes
 * the definitions.
 */
export function offerOptions(scope: Scope, report: ReportOptions): void {
  for (const node of scope.fields) {
    const schemas = node.definitions.map(({ schema }) => schema);
    const [first] = schemas;
    const own = first && typedIn(first);
    const listed = schemas.find((schema) => typedIn(schema)?.enum);
    if (!first || !own || own.enum || !listed) continue;
    const guards = node.definitions.map((one) => one.guards);
    const deciding = [...decidedBy(guards, scope).keys()];
    const isFree = (state: State) => {
      const active = state.activeSchemas(node);
      const isAnswered = !deciding.includes(node) || state.valueOf(node) !== undefined;
      return isAnswered && active.length > 0 && !active.some((schema) => typedIn(schema)?.enum);
    };
    /** A box that is not ticked is an answer. */
    const isDecided = (state: State) =>
      deciding.every(
        (one) =>
          one === node ||
          state.valueOf(one) !== undefined ||
          state.activeSchemas(one).every(({ type }) => type === 'boolean' || type === 'object'),
      );
    const values = [...new Set(schemas.flatMap((schema): readonly unknown[] => typedIn(schema)?.enum ?? []))];
    const rules = jointRules([own]);
    const left = values.filter((value) => fulfils(rules, value));
    const isTaken = 'after' in own || left.length === 0;
    if (isTaken || findState(guards, scope, (state) => isFree(state) && isDecided(state)) !== false) {
      if (first.type === 'array' || 'format' in own) report.hidden(node, listed);
      continue;
    }
    if (findState(guards, scope, isFree) !== false) report.narrowed(node);
    setChoice(first, left);
  }
}
