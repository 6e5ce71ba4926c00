import type { FoundDiagnostic } from './diagnostic.ts';

const locationOf = ({ diagnostic: { code, file, line, column } }: FoundDiagnostic) =>
  `${code} ${file}:${line}:${column}`;

/**
 * Reports each cause once: each file is resolved in every language, and a translated one has values of another file.
 */
export function settleTranslations(diagnostics: FoundDiagnostic[]): FoundDiagnostic[] {
  const known = new Set(diagnostics.flatMap((one) => (one.isInherited ? [] : [locationOf(one)])));
  const seen = new Set<string>();
  return diagnostics.filter((one) => {
    if (one.isInherited) return known.size < known.add(locationOf(one)).size;
    return seen.size < seen.add(`${locationOf(one)} ${one.diagnostic.message}`).size;
  });
}
