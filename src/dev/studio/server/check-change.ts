import type { ContentStore } from '../../../../scripts/content/content-store.ts';
import type { Compiled, Diagnostic } from '../../../compiler/types.ts';
import { compileDraft, type DraftTexts } from '../../server/compile-draft.ts';

/** Identifies a diagnostic regardless of its line, which moves when the text above it changes. */
const identityOf = ({ file, code, path, message }: Diagnostic) => [file, code, path, message].join('\n');

/** The content as a change would leave it, and the errors that prevent the change. */
export interface CheckedChange {
  compiled: Compiled;
  blockers: Diagnostic[];
}

/**
 * Compiles the content as it would be. Errors in the changed files block the change, and so do errors that it would
 * cause in other files. Errors that other files already have do not: they must not keep an author from fixing
 * something else.
 */
export function checkChange(store: ContentStore, texts: DraftTexts): CheckedChange {
  const compiled = compileDraft(store.input(), texts);
  const known = new Set(store.errors().map(identityOf));
  const blockers = compiled.diagnostics.filter(
    (diagnostic) =>
      diagnostic.severity === 'error' && (texts.has(diagnostic.file) || !known.has(identityOf(diagnostic))),
  );
  return { compiled, blockers };
}
