import { loadContent } from '../../../../scripts/content/load-content.ts';
import { compile } from '../../../compiler/compile.ts';
import type { Compiled, CompileInput, Diagnostic } from '../../../compiler/types.ts';

/** The content as it would be with other texts in some files; null takes a file away. */
export function withTexts(input: CompileInput, texts: ReadonlyMap<string, string | null>): CompileInput {
  const kept = input.files.filter(({ path }) => !texts.has(path));
  const written = [...texts].flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return { ...input, files: [...kept, ...written] };
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** What makes two messages one, wherever their lines have moved to. */
const identity = ({ file, code, path, message }: Diagnostic) => [file, code, path, message].join('\n');

/** A change of the content with what the check says about it. */
export interface CheckedChange {
  compiled: Compiled;
  /** Errors of the changed files, and those that the change brings to others. */
  refusals: Diagnostic[];
}

/**
 * Compiles the content as it would be. Errors that other files have already are not the change's fault and must not
 * keep anybody from mending something else.
 */
export function checkChange(root: string, texts: ReadonlyMap<string, string | null>): CheckedChange {
  const input = loadContent(root);
  const compiled = compile(withTexts(input, texts));
  const errors = compiled.diagnostics.filter(isError);
  const elsewhere = errors.filter(({ file }) => !texts.has(file));
  // Seldom needed, and it takes as long again.
  const known = new Set(elsewhere.length > 0 ? compile(input).diagnostics.map(identity) : []);
  const refusals = errors.filter((one) => texts.has(one.file) || !known.has(identity(one)));
  return { compiled, refusals };
}
