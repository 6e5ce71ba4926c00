import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { standardTag } from '../source/languages/tags.ts';
import { LANGUAGE_TAG } from '../source/site-language.ts';
import { type CompileContext, diagnosticAt, type SourceLocation } from './compile-context.ts';

/** Resolves `means: "language"`. The pattern of the schema reports a text that is no language tag. */
export function resolveLanguage(text: string, location: SourceLocation, context: CompileContext): string {
  if (!LANGUAGE_TAG.test(text)) return text;
  const right = standardTag(text);
  if (right === text) return text;
  const subject = sentence`${at(location.jsonPath)} is ${formatValue(text)}`;
  const [message, hint] =
    right === undefined
      ? [
          sentence`${subject}; there is no such language.`,
          'Write its code in ISO 639, such as "cy" for Welsh, and a region only where it matters: "en-GB".',
        ]
      : [sentence`${subject}; the standard tag of this language is "${right}".`, `Write "${right}".`];
  const correction = { wrong: text, right };
  context.report(diagnosticAt(location, 'unknown-language', message, hint, 'value', correction));
  return text;
}
