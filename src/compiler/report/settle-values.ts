import { formatPath } from '@json-site/values/locations';
import type { Diagnostic } from '../types.ts';
import type { FoundDiagnostic } from './diagnostic.ts';

/** The path of what is wrong; of what is missing, that which it would have. */
const pathOf = ({ file, path, missing }: Diagnostic) =>
  `${file} ${path}${missing === undefined ? '' : `.${missing}`}`;

/** A part of a text is shorter than the text. */
const placeOf = (one: Diagnostic) => `${pathOf(one)} ${one.line}:${one.column} ${one.length}`;

/** The paths of values that cannot be read: those of the wrong type, and what a misspelt property means. */
const unreadPaths = ({ code, fix, ...rest }: Diagnostic) => [
  ...(code === 'wrong-type' ? [pathOf({ code, ...rest })] : []),
  ...(fix?.kind === 'rename' ? [`${rest.file} ${formatPath([...fix.path.slice(0, -1), fix.name])}`] : []),
];

/**
 * Leaves out what follows from a value that breaks its schema: what else is said about the whole value, and what is
 * missing in one that cannot be read. `ofSchemas` are the diagnostics of the schemas.
 */
export function settleValues(
  diagnostics: readonly FoundDiagnostic[],
  ofSchemas: readonly FoundDiagnostic[],
): FoundDiagnostic[] {
  const places = new Set(ofSchemas.map(({ diagnostic }) => placeOf(diagnostic)));
  const unread = ofSchemas.flatMap(({ diagnostic }) => unreadPaths(diagnostic));
  const isUnread = (path: string) =>
    unread.some((one) => path.startsWith(one) && ['', '.', '['].includes(path.charAt(one.length)));
  return diagnostics.filter(
    ({ diagnostic }) => !places.has(placeOf(diagnostic)) && !isUnread(pathOf(diagnostic)),
  );
}
