import { formatPath, type JsonPath } from '@json-site/values/locations';

/**
 * A part of a sentence that people with a file and people with a form read differently: a value, by default in the file
 * of the diagnostic; a property of a value, which may be missing; a file; or words that mean nothing without the
 * schema.
 */
export type SentencePart =
  | string
  | { path: JsonPath; file?: string }
  | { property: string; of: JsonPath; file?: string }
  | { file: string }
  | { exact: string };

/** A sentence of a diagnostic: a text, or a list of parts. */
export type Sentence = string | readonly SentencePart[];

/** A value, by its path. The empty path is the whole file. */
export const at = (path: JsonPath, file?: string): SentencePart =>
  file === undefined ? { path } : { path, file };

/** A content file, by its path from the project's root. */
export const inFile = (file: string): SentencePart => ({ file });

/** Writes a sentence: sentence`${at(jsonPath)} is too long.` */
export function sentence(
  texts: TemplateStringsArray,
  ...values: readonly (SentencePart | Sentence | number)[]
): Sentence {
  const parts = texts.flatMap((text, index): readonly SentencePart[] => {
    const value = values[index] ?? '';
    return [text, ...(Array.isArray(value) ? value : [typeof value === 'number' ? String(value) : value])];
  });
  return parts.filter((part) => part !== '');
}

/** Prints a sentence. `print` returns the words for what is not plain text. */
export function printSentence(
  words: Sentence,
  print: (part: Exclude<SentencePart, string>) => string,
): string {
  return typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : print(part))).join('');
}

/** Prints a sentence for people who edit files. */
export function developerWords(words: Sentence): string {
  return printSentence(words, (part) => {
    if ('path' in part) return formatPath(part.path) || 'This file';
    if ('property' in part) return JSON.stringify(part.property);
    return 'file' in part ? part.file : part.exact;
  });
}
