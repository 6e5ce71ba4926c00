import type { Diagnostic } from '../types.ts';
import { inheritedDiagnostics } from './diagnostic.ts';

const locationOf = ({ code, file, line, column }: Diagnostic) => `${code} ${file}:${line}:${column}`;

/**
 * Reports each cause once: each file is resolved in every language, and a translated one has values of another file.
 */
export function settleTranslations(diagnostics: Diagnostic[]): Diagnostic[] {
  const known = new Set(
    diagnostics.flatMap((one) => (inheritedDiagnostics.has(one) ? [] : [locationOf(one)])),
  );
  const seen = new Set<string>();
  return diagnostics.filter((one) => {
    if (inheritedDiagnostics.has(one)) return known.size < known.add(locationOf(one)).size;
    return seen.size < seen.add(`${locationOf(one)} ${one.message}`).size;
  });
}
