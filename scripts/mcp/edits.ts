import { z } from 'zod';
import { UserError } from '@json-site/content/files';
import { parsePath } from '@json-site/values/locations';
import { isObject, valueIn } from '@json-site/values/objects';

/** One edit of a document. `path` is written as in a message of the check: `blocks[2].heading`. */
export const EDIT = z.object({
  path: z.string().max(500).describe('Where: blocks[2].heading'),
  value: z.unknown().optional().describe('The new value'),
  insert: z
    .unknown()
    .optional()
    .describe('A new item of a list, before the item that path names; blocks[3] may be the end'),
  remove: z.boolean().optional().describe('true removes the value'),
});

export type Edit = z.infer<typeof EDIT>;

function refusal(path: string, reason: string): UserError {
  return new UserError(
    `The edit of "${path}" cannot be made: ${reason}. Read the document again, then correct the path.`,
  );
}

/** The list or object around a value, in the copy of the document. */
function parentOf(document: unknown, { path }: Edit) {
  const segments = parsePath(path);
  const last = segments.at(-1);
  if (last === undefined || segments.some((one) => one === '__proto__')) throw refusal(path, 'it is no path');
  const parent = valueIn(document, ...segments.slice(0, -1));
  return { parent, last };
}

function applyTo(document: unknown, edit: Edit): void {
  const { parent, last } = parentOf(document, edit);
  const ways = [edit.value !== undefined, edit.insert !== undefined, edit.remove === true].filter(
    Boolean,
  ).length;
  if (ways !== 1) throw refusal(edit.path, 'write one of "value", "insert" and "remove"');
  if (Array.isArray(parent) && typeof last === 'number') {
    const isIn = last < parent.length || (edit.remove !== true && last === parent.length);
    if (!isIn) throw refusal(edit.path, `the list has ${parent.length} items`);
    if (edit.insert !== undefined) parent.splice(last, 0, edit.insert);
    else if (edit.remove) parent.splice(last, 1);
    else parent[last] = edit.value;
    return;
  }
  if (!isObject(parent) || typeof last !== 'string') throw refusal(edit.path, 'nothing is there');
  if (edit.insert !== undefined) throw refusal(edit.path, 'only a list can have an item inserted');
  if (!edit.remove) parent[last] = edit.value;
  else if (!Object.hasOwn(parent, last)) throw refusal(edit.path, 'nothing is there');
  else delete parent[last];
}

/** Makes edits in a copy of a document, in their order. */
export function withEdits(
  document: Record<string, unknown>,
  edits: readonly Edit[],
): Record<string, unknown> {
  const copy = structuredClone(document);
  for (const edit of edits) applyTo(copy, edit);
  return copy;
}
