import type { SourceFile } from '@json-site/values/source-file';
import { applyFixes, type Change, fixesByFile } from './report/fixes.ts';
import { loadSchemas } from './schema/load-schemas.ts';
import { decodeLegacy } from './source/encoding.ts';
import type { CompileInput, Diagnostic } from './types.ts';

/** More rounds than the fixes of one value can need. */
const MOST_ROUNDS = 20;

/** The files that fixes have changed, and each change. */
export interface FixedSite {
  files: Map<string, string>;
  changes: Change[];
}

/** Decodes a file that is not UTF-8. No change if its bytes can mean more than one text. */
function decodedFile(
  { path, wrongEncoding }: SourceFile,
  diagnostic: Diagnostic,
  bytesOf: (file: string) => Uint8Array,
): Change[] {
  const after = wrongEncoding && decodeLegacy(bytesOf(path), wrongEncoding.likely);
  return after === undefined ? [] : [{ diagnostic, file: path, before: '', after }];
}

/** Replaces the texts of files. Changed schemas are loaded again. */
export function withTexts(input: CompileInput, texts: ReadonlyMap<string, string>): CompileInput {
  const replace = (file: SourceFile) => {
    const text = texts.get(file.path);
    const isSame = text === file.text && !file.wrongEncoding;
    return text === undefined || isSame ? file : { path: file.path, text };
  };
  const { schemaSources } = input;
  const schemaFiles = schemaSources?.files.map(replace);
  const isSame = schemaFiles?.every((file, index) => file === schemaSources?.files[index]) ?? true;
  return {
    ...input,
    files: input.files.map(replace),
    ...(schemaSources && schemaFiles && !isSame && loadSchemas({ ...schemaSources, files: schemaFiles })),
  };
}

/**
 * Applies the fixes of all diagnostics, and those of the diagnostics that come to light then, until none is left.
 * Changes only content and its schemas. Pure: the caller writes the files.
 */
export function fixSite(
  input: CompileInput,
  diagnosticsOf: (input: CompileInput) => readonly Diagnostic[],
  bytesOf: (file: string) => Uint8Array,
): FixedSite {
  const changes: Change[] = [];
  const files = new Map<string, string>();
  /** Texts that each file had. Two fixes that undo each other stop at the first text. */
  const earlier = new Set<string>();
  let current = input;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found: Change[] = [];
    for (const [file, fixes] of fixesByFile(diagnosticsOf(current))) {
      const source = [...current.files, ...(current.schemaSources?.files ?? [])].find(
        ({ path }) => path === file,
      );
      const [first] = fixes;
      if (!source || !first) continue;
      const applied = source.wrongEncoding
        ? decodedFile(source, first.diagnostic, bytesOf)
        : applyFixes(source.text, fixes);
      const text = applied.at(-1)?.after;
      if (text === undefined || earlier.has(`${file}\n${text}`)) continue;
      earlier.add(`${file}\n${source.text}`);
      files.set(file, text);
      found.push(...applied);
    }
    if (found.length === 0) break;
    changes.push(...found);
    current = withTexts(current, files);
  }
  return { files, changes };
}
