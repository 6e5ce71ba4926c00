import { valueIn } from '@json-site/values/objects';
import type { Sentence } from '../report/sentence.ts';
import { parseFile } from '../source/json-file.ts';
import { type CompileContext, diagnosticAt, type SourceLocation } from './compile-context.ts';

/** The property in which a block has its sentence for a list without entries. */
const EMPTY = 'empty';

/** Whether the block that has a list says what visitors read while the list is empty. */
function hasSentence({ source, jsonPath }: SourceLocation): boolean {
  const { value } = parseFile(source.locate([]).file);
  const block = jsonPath.lastIndexOf('blocks') + 2;
  const holders = jsonPath
    .map((_, index) => jsonPath.slice(0, index))
    .filter(({ length }) => length >= block);
  return holders.some((path) => {
    const sentence = valueIn(value, ...path, EMPTY);
    return typeof sentence === 'string' && sentence.trim() !== '';
  });
}

/** Reports an empty list, unless its block has a sentence for it: the author expects it to be empty at times. */
export function reportEmptyList(
  message: Sentence,
  hint: string,
  location: SourceLocation,
  context: CompileContext,
): void {
  if (hasSentence(location)) return;
  context.report({ ...diagnosticAt(location, 'empty-list', message, hint), severity: 'warning' });
}
