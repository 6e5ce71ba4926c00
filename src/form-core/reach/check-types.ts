import { formatPath } from '@json-site/values/locations';
import type { Described } from '../core/core-types.ts';
import type { CoreSchema } from '../core-schema.ts';
import type { FieldNode } from '../field-tree.ts';
import { KIND_NAMES } from '../form-fields.ts';
import { origins } from '../passes/origins.ts';
import { findState, type Guards, type Scope } from './states.ts';

/** Reports something about a definition of a field. */
type ReportDefinition = (schema: CoreSchema | undefined, message: string, hint: string) => void;

/** Whether the opposite branches of one condition apply. */
const areOpposite = (one: Guards, other: Guards) =>
  one.some(({ test, result }) => other.some((guard) => guard.test === test && guard.result !== result));

/** The property of the data schema of which a field has one of several types. */
function propertyOf({ definitions, parent }: FieldNode, described: Described): string | undefined {
  const names = definitions.map(({ schema }) => described.get(schema)?.['writtenAs']);
  const name = names.find((one) => typeof one === 'string');
  return name === undefined ? undefined : `${parent?.path ?? ''}.${String(name)}`;
}

/** Reports two fields of one property that the form could show at the same time: no value has both types. */
export function checkTypes(scope: Scope, described: Described, report: ReportDefinition): void {
  const named = scope.fields.map((node) => ({ node, property: propertyOf(node, described) }));
  for (const [index, { node, property }] of named.entries()) {
    const others = property === undefined ? [] : named.slice(0, index);
    for (const { node: other } of others.filter((one) => one.property === property)) {
      const pairs = node.definitions.flatMap((one) =>
        other.definitions.filter(({ guards }) => !areOpposite(one.guards, guards)).map((two) => [one, two]),
      );
      const all = pairs.flatMap((pair) => pair.map(({ guards }) => guards));
      const isBoth =
        pairs.length > 0 &&
        findState(all, scope, (state) =>
          pairs.some((pair) => pair.every(({ guards }) => state.isActive(guards))),
        ) !== false;
      const at = formatPath(origins.at(described.get(other.definitions[0]?.schema as CoreSchema) ?? {}));
      const [own, first] = [node, other].map((one) => one.definitions[0]?.schema);
      if (!isBoth || !own || !first) continue;
      report(
        own,
        `The same property is ${KIND_NAMES[own.type]} here, and ${KIND_NAMES[first.type]} in ${at}, and the form would ask for both; a value has one type.`,
        'Let the conditions of both exclude each other, or use another name for one of the properties.',
      );
    }
  }
}
