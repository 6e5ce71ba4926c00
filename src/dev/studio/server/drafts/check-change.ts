import type { Diagnostic, MediaFile } from '@json-site/compiler/types';
import type { ContentStore } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { type DraftTexts, draftInput } from '@json-site/dev/server';

/** Identifies a diagnostic regardless of its line and of the position of its block, which move with other changes. */
export function identityOf({ file, code, path, message }: Diagnostic): string {
  return [file, code, path, message].join('\n').replace(/\[\d+\]/g, '[]');
}

/**
 * Compiles the content as a change would leave it. Only errors that the change would cause block it, in any file.
 * Errors that are there already do not: they must not keep an author from fixing something else. `media` are the files
 * of content/media/ after the change, if it changes one of them.
 */
export function checkChange(store: ContentStore, texts: DraftTexts, media?: MediaFile[]) {
  const input = store.input();
  // With other pictures the compiler resolves every page, and the memory of the store would begin again after it.
  const compiled = media
    ? compile(draftInput({ ...input, media }, texts))
    : compile(draftInput(input, texts), 'dev', store.memory);
  const known = new Map<string, number>();
  for (const error of store.errors()) {
    const identity = identityOf(error);
    known.set(identity, (known.get(identity) ?? 0) + 1);
  }
  const blockers = compiled.diagnostics.filter((diagnostic) => {
    if (diagnostic.severity !== 'error') return false;
    const identity = identityOf(diagnostic);
    const left = known.get(identity) ?? 0;
    known.set(identity, left - 1);
    return left <= 0;
  });
  return { compiled, blockers };
}
