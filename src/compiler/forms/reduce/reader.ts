import { followPointer, type PointedValue } from '../../source/json-pointer.ts';
import type { JsonPath, ValuePart } from '../../source/locations.ts';

/** Reports a reason why a data schema cannot be a form, with the nearest thing that works. */
export type ReportReason = (at: JsonPath, message: string, hint: string, part?: ValuePart) => void;

/** The state of the reduction of one data schema. */
export interface Reader {
  root: unknown;
  report: ReportReason;
  /** Whether something at this path or inside it was reported. */
  hasReported: (at: JsonPath) => boolean;
  /** The references that are being followed. */
  openRefs: string[];
  /** Reports what the form narrows or leaves out. */
  remark: (at: JsonPath, message: string, hint: string) => void;
  /** Parts read so far: references to references can multiply. */
  parts: number;
}

export const MAX_PARTS = 5000;

/** Finds the target of a reference inside the document. The fragment of a URL may be percent-encoded. */
function find(root: unknown, ref: string): PointedValue | undefined {
  if (ref !== '#' && !ref.startsWith('#/')) return undefined;
  try {
    return followPointer(root, decodeURIComponent(ref.slice(1)));
  } catch {
    return followPointer(root, ref.slice(1));
  }
}

/** Reads the target of a reference. Reports a reference that has no target, or leads back to itself. */
export function followReference<Result>(
  ref: unknown,
  at: JsonPath,
  reader: Reader,
  read: (raw: unknown, at: JsonPath) => Result,
): Result | undefined {
  if (typeof ref !== 'string') return undefined;
  if (!ref.startsWith('#')) {
    const hint = 'Copy the definition into "definitions" of this file, and refer to "#/definitions/<name>".';
    reader.report(
      at,
      `"$ref" is ${JSON.stringify(ref)}; references to other files are not supported.`,
      hint,
      'value',
    );
    return undefined;
  }
  if (reader.openRefs.includes(ref)) {
    const hint = 'Limit the depth: write the levels that the form shows as separate definitions.';
    const message = `"$ref" is ${JSON.stringify(ref)}, which contains itself; a form cannot be endless.`;
    reader.report(at, message, hint, 'value');
    return undefined;
  }
  const target = find(reader.root, ref);
  if (!target) {
    const hint = 'Refer to "#/definitions/<name>", a definition of this file.';
    reader.report(at, `"$ref" is ${JSON.stringify(ref)}; this file has no such definition.`, hint, 'value');
    return undefined;
  }
  reader.openRefs.push(ref);
  const result = read(target.value, target.jsonPath);
  reader.openRefs.pop();
  return result;
}
