import type { SiteMeaning } from '../schema/site-meaning.ts';
import { type CompileContext, OMIT, reportText, type SourceLocation } from './compile-context.ts';

class Refusal extends Error {
  readonly hint: string | undefined;

  constructor(problem: string, hint?: string) {
    super(problem);
    this.hint = hint;
  }
}

/** Resolves a value by a meaning that the site adds. A function that fails is reported like a text that it refuses. */
export function resolveBySite(
  resolve: SiteMeaning,
  text: string,
  location: SourceLocation,
  context: CompileContext,
): unknown {
  const report = (problem: string, hint?: string) => {
    reportText({ text, location }, context, 'not-allowed', problem, hint);
    return OMIT;
  };
  const refuse = (problem: string, hint?: string): never => {
    throw new Refusal(problem, hint);
  };
  try {
    return resolve(text, { refuse, language: context.project.language }) ?? OMIT;
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Refusal) return report(message, error.hint ?? location.schema.description);
    const { means = '' } = location.schema;
    return report(
      `the function of the meaning "${means}" failed: ${message}`,
      'Correct it in src/site/meanings/.',
    );
  }
}
