import type { FormCompiler, ReadSchema } from './form-compiler.ts';
import type { CompileMemory } from './resolve/incremental/steps.ts';
import type { Mode, Rule } from './site-index/rule.ts';
import { readProject } from './source/read-project.ts';
import { checkDocuments } from './stages/check-documents.ts';
import { resolveSite } from './stages/resolve-site.ts';
import { runRules } from './stages/run-rules.ts';
import { settle } from './stages/settle.ts';
import type { Compiled, CompileInput } from './types.ts';

export type { FormCompiler };

/** What a compiler is made of besides this package. */
export interface CompilerParts<DataSchema extends ReadSchema> {
  rules: readonly Rule[];
  forms: FormCompiler<DataSchema>;
}

/** The stages of `Compile`. Each is a function of the stage before. */
function compileWith<DataSchema extends ReadSchema>(
  { rules, forms }: CompilerParts<DataSchema>,
  input: CompileInput,
  mode: Mode,
  memory: CompileMemory | undefined,
): Compiled {
  const project = readProject(input);
  const checked = checkDocuments(project);
  const resolved = resolveSite(checked, forms, memory);
  const judged = runRules(resolved, rules, mode);
  return settle(judged);
}

/**
 * Turns content files into the data that the renderer shows, and lists every diagnostic at once. Pure: the result
 * depends only on the input and the mode. With the memory of an earlier compilation, it resolves only the files that a
 * change concerns; the result is the same. Never throws on invalid content: the valid rest of it is compiled.
 */
export type Compile = (input: CompileInput, mode?: Mode, memory?: CompileMemory) => Compiled;

/** Makes a compiler of its parts. */
export const createCompiler =
  <DataSchema extends ReadSchema>(parts: CompilerParts<DataSchema>): Compile =>
  (input, mode = 'dev', memory) =>
    compileWith(parts, input, mode, memory);
