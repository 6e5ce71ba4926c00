import { type FoundDiagnostic, locationOf } from './diagnostic.ts';

/**
 * Reports each cause once: each file is resolved in every language, and a translated one has values of another file.
 */
export function settleTranslations(diagnostics: readonly FoundDiagnostic[]): FoundDiagnostic[] {
  const known = new Set(diagnostics.flatMap((one) => (one.isInherited ? [] : [locationOf(one.diagnostic)])));
  const seen = new Set<string>();
  return diagnostics.filter((one) => {
    if (one.isInherited) return known.size < known.add(locationOf(one.diagnostic)).size;
    return seen.size < seen.add(`${locationOf(one.diagnostic)} ${one.diagnostic.message}`).size;
  });
}
