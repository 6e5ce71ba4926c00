import type { Project } from '../source/project.ts';
import type { Diagnostic } from '../types.ts';
import { type FoundDiagnostic, foundInFile, locationOf } from './diagnostic.ts';
import { sentence } from './sentence.ts';

const OF_ALL = 'This concerns every page of the template.';

function withNote(diagnostic: Diagnostic): Diagnostic {
  const { hint, parts } = diagnostic;
  const note = hint ? `  ${OF_ALL}` : OF_ALL;
  const inParts = parts && { ...parts, hint: sentence`${parts.hint ?? ''}${note}` };
  return { ...diagnostic, hint: `${hint ?? ''}${note}`, ...(inParts && { parts: inParts }) };
}

const reportedValue = ({ file, path, code }: Diagnostic) => `${code} ${file} ${path}`;

/**
 * Reports each cause once where the pages of a template have the same diagnostic: in the template if it concerns every
 * page of several, otherwise in each record. Leaves out what the record itself reports about the same value.
 */
export function settleTemplates(
  diagnostics: readonly FoundDiagnostic[],
  { templates, records, pages }: Project,
): readonly FoundDiagnostic[] {
  if (templates.length === 0) return diagnostics;
  const sizes = new Map(
    templates.map(({ collection, parsed: { source } }) => {
      const ofValues = [...pages.values()].filter(({ parsed }) => parsed.source.path === source.path);
      return [source.path, records.get(collection)?.size ?? ofValues.length];
    }),
  );
  const concerned = new Map<string, Set<string>>();
  /** The values that files report themselves. */
  const known = new Set<string>();
  for (const one of diagnostics) {
    const found = one.ofTemplate;
    if (!found) {
      known.add(reportedValue(one.diagnostic));
      continue;
    }
    const key = locationOf(found.inTemplate);
    const names = concerned.get(key) ?? new Set();
    concerned.set(key, names.add(found.record));
  }
  const seen = new Set<string>();
  return diagnostics.flatMap((one) => {
    const found = one.ofTemplate;
    if (!found) return [one];
    // The missing value is reported.
    if (found.isIncomplete) return [];
    const size = sizes.get(found.template) ?? 0;
    const isOfAll = size > 1 && concerned.get(locationOf(found.inTemplate))?.size === size;
    const settled = isOfAll ? foundInFile(withNote(found.inTemplate)) : one;
    const key = locationOf(settled.diagnostic);
    if (known.has(reportedValue(one.diagnostic))) return [];
    return seen.size < seen.add(key).size ? [settled] : [];
  });
}
