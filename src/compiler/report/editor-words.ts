import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { type JsonPath, parsePath } from '../source/locations.ts';
import type { Diagnostic } from '../types.ts';
import { formatLabels, labelPath } from './label-path.ts';
import { labelFor } from './labels.ts';

/** A content file as editors know it. */
export interface NamedDocument {
  /** The title of a page or record, or the name of its kind. */
  title: string;
  schema: Schema;
  value: unknown;
}

/** A diagnostic for people who edit forms, not files: without JSON paths and names of properties. */
export interface EditorWords {
  /** `Hero › Heading`; the title of the document for a diagnostic about the whole of it. */
  where: string;
  message: string;
  hint?: string;
}

const FILE = /content\/[\w./-]+\.json(?::\d+)?/g;
/** A JSON path of several segments, such as `blocks[2].heading`. */
const LONG_PATH = /(?<![\w/"“])[A-Za-z$][\w$-]*(?:\[\d+\]|\["[^"]*"\]|\.[A-Za-z$][\w$-]*)+/g;
const PATTERN = /\s*Pattern: .*$/;

/** Replaces a text only where it is a whole word. */
function replaceWord(text: string, word: string, by: string): string {
  const at = text.indexOf(word);
  if (at < 0) return text;
  return `${text.slice(0, at)}${by}${text.slice(at + word.length)}`;
}

/**
 * Returns a diagnostic in the words of the studio's forms. The message is the one of the compiler; its JSON paths and
 * property names become labels, which are the titles of the schema.
 */
export function editorWords(
  diagnostic: Diagnostic,
  document: NamedDocument | undefined,
  set: SchemaSet,
  titleOfFile: (file: string) => string | undefined,
): EditorWords {
  const { path, missing, message, hint } = diagnostic;
  const labelsOf = (jsonPath: JsonPath) =>
    document && labelPath(document.schema, document.value, jsonPath, set);
  const jsonPath = parsePath(path);
  const labels = labelsOf(jsonPath) ?? [];
  const itself = formatLabels(labels) || document?.title || '';
  const labelIn = (text: string) => {
    const found = labelsOf(parsePath(text));
    return found ? formatLabels(found) : text;
  };
  const propertyLabel = (name: string) => labelsOf([...jsonPath, name])?.at(-1) ?? labelFor(name);
  const inWords = (text: string) => {
    let words = text;
    // The compiler starts the sentence with the path of the value, or with "This file".
    if (path && words.includes(path)) words = replaceWord(words, path, itself);
    else if (itself) words = words.replace(/^This file/, itself);
    if (missing !== undefined) words = words.replaceAll(`"${missing}"`, `“${propertyLabel(missing)}”`);
    return words
      .replace(FILE, (file) => titleOfFile(file.replace(/:\d+$/, '')) ?? file)
      .replace(LONG_PATH, labelIn)
      .replace(PATTERN, '');
  };
  const target = missing === undefined ? labels : [...labels, propertyLabel(missing)];
  const hintInWords = hint === undefined ? '' : inWords(hint);
  return {
    where: formatLabels(target) || document?.title || (titleOfFile(diagnostic.file) ?? diagnostic.file),
    message: inWords(message),
    ...(hintInWords && { hint: hintInWords }),
  };
}
