import type { CompileMemory } from '@json-site/compiler/project';
import type { Compiled, CompileInput } from '@json-site/compiler/types';
import { compile } from '@json-site/core/compile';

/** New texts of content files by their path from the project's root; null deletes the file. */
export type DraftTexts = ReadonlyMap<string, string | null>;

/** Compiles the content as it would be with these texts. Writes nothing. `memory` is that of a similar compilation. */
export function compileDraft(input: CompileInput, texts: DraftTexts, memory?: CompileMemory): Compiled {
  const unchanged = input.files.filter(({ path }) => !texts.has(path));
  const written = [...texts].flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  return compile({ ...input, files: [...unchanged, ...written] }, 'dev', memory);
}
