import { isObject } from '../schema/schema-walk.ts';
import { type CompileContext, OMIT } from './compile-context.ts';

/** Resolves content/form-texts.json. Returns the valid texts; none if the file does not exist. */
export function resolveFormTexts(context: CompileContext): Record<string, unknown> {
  const { formTextsFile, input } = context.project;
  if (!formTextsFile) return {};
  const { source, value } = formTextsFile;
  const location = { source, jsonPath: [], route: null, schema: input.schemas.formTexts };
  const texts = context.resolve(value, location);
  return texts !== OMIT && isObject(texts) ? texts : {};
}
