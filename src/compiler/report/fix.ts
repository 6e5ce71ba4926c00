import type { JsonPath, ValuePart } from '@json-site/values/locations';
import type { WrongEncoding } from '@json-site/values/source-file';

/** An edit of a value in a JSON file. `add` adds a property, `set` replaces a value. */
export type ValueEdit =
  | { kind: 'add'; path: JsonPath; value: string }
  | { kind: 'set'; path: JsonPath; value: string | number | boolean }
  /** Replaces a part of a text, which begins at this character of it. */
  | { kind: 'replace'; path: JsonPath; start: number; old: string; text: string }
  | { kind: 'rename'; path: JsonPath; name: string }
  /** Moves a property to the end of a list beside it, into an object with this name. */
  | { kind: 'move'; path: JsonPath; list: string; name: string }
  | { kind: 'remove'; path: JsonPath };

/** The edit that fixes a diagnostic. Only a diagnostic with one right answer has it. */
export type Fix = (
  | ValueEdit
  /** Replaces characters of a file, which may be invalid JSON. */
  | { kind: 'characters'; offset: number; length: number; text: string }
  | { kind: 'encoding'; from: WrongEncoding['likely'] }
) & {
  /** The file to edit, unless it is that of the diagnostic. */
  file?: string;
};

/**
 * Replaces a text, or the part of it that a diagnostic highlights, by the one that is right. Undefined if none is.
 * @param old The characters that are replaced.
 */
export function replaceAt(
  path: JsonPath,
  part: ValuePart | undefined,
  old: string,
  right: string | undefined,
): Fix | undefined {
  if (right === undefined || right === old) return undefined;
  if (typeof part === 'object') return { kind: 'replace', path, start: part.start, old, text: right };
  return { kind: 'set', path, value: right };
}
