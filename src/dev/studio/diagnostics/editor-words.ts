import { printSentence, type Sentence } from '@json-site/compiler/diagnostics';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import type { Diagnostic } from '@json-site/compiler/types';
import { labelFor, withoutMarkup } from '@json-site/compiler/words';
import { formatPath, type JsonPath, parsePath } from '@json-site/values/locations';
import { inEditorsWords } from '../values/editors-words.ts';
import { formatLabels, labelPath } from '../values/label-path.ts';

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
  /** The property of another document that the diagnostic names: `Site › Other servers`. */
  elsewhere?: { where: string; file: string; path: string };
}

/** Its diagnostics are about the characters of markup. */
const MARKUP = 'markup-in-text';

/**
 * Prints a diagnostic in the words of the studio's forms: labels, which are the titles of the schema, and titles of
 * files.
 */
export function editorWords(
  { code, file, path, missing, message, hint, parts }: Diagnostic,
  set: SchemaSet,
  documentOf: (file: string) => NamedDocument | undefined,
): EditorWords {
  const document = documentOf(file);
  const labelsIn = (inner: NamedDocument | undefined, jsonPath: JsonPath) =>
    inner && labelPath(inner.schema, inner.value, jsonPath, set);
  const titleOf = (name: string) => documentOf(name)?.title ?? name;
  const propertyLabel = (name: string, of: JsonPath, inner = document) =>
    labelsIn(inner, [...of, name])?.at(-1) ?? labelFor(name);
  const print = (words: Sentence) =>
    printSentence(words, (part) => {
      if ('path' in part) {
        const inner = part.file === undefined ? document : documentOf(part.file);
        const labels = formatLabels(labelsIn(inner, part.path) ?? []);
        return labels || (part.path.length > 0 ? String(part.path.at(-1)) : titleOf(part.file ?? file));
      }
      if ('property' in part) {
        const inner = part.file === undefined ? document : documentOf(part.file);
        return `“${propertyLabel(part.property, part.of, inner)}”`;
      }
      return 'file' in part ? titleOf(part.file) : '';
    });
  /** Where a file may have to be changed besides the one of the diagnostic. */
  const elsewhere = [parts?.message, parts?.hint]
    .flatMap((words) => (typeof words === 'object' ? words : []))
    .flatMap((part) => {
      if (typeof part === 'string' || !('property' in part)) return [];
      if (part.file === undefined || part.file === file) return [];
      const other = documentOf(part.file);
      if (!other) return [];
      const label = propertyLabel(part.property, part.of, other);
      const path = formatPath([...part.of, part.property]);
      return [{ where: formatLabels([other.title, label]), file: part.file, path }];
    })[0];
  const jsonPath = parsePath(path);
  const labels = labelsIn(document, jsonPath) ?? [];
  const target = missing === undefined ? labels : [...labels, propertyLabel(missing, jsonPath)];
  const printed = print(parts?.message ?? message);
  // A hint may show how the markup is written in a file.
  const printedHint = inEditorsWords(withoutMarkup(print(parts?.hint ?? hint ?? '')));
  return {
    where: formatLabels(target) || titleOf(file),
    message: inEditorsWords(code === MARKUP ? printed : withoutMarkup(printed)),
    ...(printedHint && { hint: printedHint }),
    ...(elsewhere && { elsewhere }),
  };
}
