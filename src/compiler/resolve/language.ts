import { standardTag } from '../source/languages/tags.ts';
import { LANGUAGE_TAG } from '../source/site-language.ts';
import { type CompileContext, reportText, type SourceLocation } from './compile-context.ts';

/** Resolves `means: "language"`. The pattern of the schema reports a text that is no language tag. */
export function resolveLanguage(text: string, location: SourceLocation, context: CompileContext): string {
  if (!LANGUAGE_TAG.test(text)) return text;
  const right = standardTag(text);
  if (right === text) return text;
  const [problem, hint] =
    right === undefined
      ? [
          'there is no such language',
          'Write its code in ISO 639, such as "cy" for Welsh, and a region only where it matters: "en-GB".',
        ]
      : [`the standard tag of this language is "${right}"`, `Write "${right}".`];
  reportText({ text, location }, context, 'unknown-language', problem, hint, right);
  return text;
}
