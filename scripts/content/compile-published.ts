import { sortDiagnostics } from '@json-site/compiler/diagnostics';
import type { Mode } from '@json-site/compiler/rule';
import type { Compiled, CompileInput, Diagnostic } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';
import { readMedia } from './media/media.ts';

/** The content without its drafts. */
export interface PublishedContent extends Compiled {
  /** Files of content/media/ that only drafts show. */
  leftOutMedia: ReadonlySet<string>;
  /** The same with the drafts. */
  withDrafts: Compiled;
}

const hasErrors = ({ diagnostics }: Compiled) => diagnostics.some(({ severity }) => severity === 'error');

function mediaOfDrafts({ references, drafts }: Compiled): Set<string> {
  const media = references.filter(({ kind }) => kind === 'media');
  const isOfDraft = ({ route }: (typeof media)[number]) => drafts.includes(route ?? '');
  const published = new Set(media.filter((one) => !isOfDraft(one)).map(({ to }) => to));
  return new Set(media.filter((one) => isOfDraft(one) && !published.has(one.to)).map(({ to }) => to));
}

const keyOf = ({ file, code, path, message }: Diagnostic) => [file, code, path, message].join(' ');

/**
 * Compiles the content twice: with the drafts, to check them, and without those pages, so that nothing of them can be
 * in a build. The diagnostics are those of both, except notices that a draft would prevent.
 */
export function compilePublished(root: string, input: CompileInput, mode: Mode = 'dev'): PublishedContent {
  const all = compile(input, mode);
  // Errors of the second compilation may be consequences of those of the first, such as a link to a draft.
  if (all.drafts.length === 0 || hasErrors(all)) return { ...all, leftOutMedia: new Set(), withDrafts: all };
  const leftOutMedia = mediaOfDrafts(all);
  const media = readMedia(root, leftOutMedia).files;
  const published = compile({ ...input, leftOutPages: all.drafts, media }, mode);
  const known = new Set(all.diagnostics.map(keyOf));
  const added = published.diagnostics.filter((one) => one.severity !== 'notice' && !known.has(keyOf(one)));
  const diagnostics = sortDiagnostics([...all.diagnostics, ...added]);
  const due = all.nextDue === undefined ? {} : { nextDue: all.nextDue };
  return { ...published, ...due, drafts: all.drafts, diagnostics, leftOutMedia, withDrafts: all };
}
