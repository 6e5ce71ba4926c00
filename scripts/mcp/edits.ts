import { z } from 'zod';
import { type Schema, type SchemaSet, walk } from '@json-site/compiler/schema';
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

/** Makes an edit. Returns the object that has a new property by it. */
function applyTo(document: unknown, edit: Edit): Record<string, unknown> | undefined {
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
    return undefined;
  }
  if (!isObject(parent) || typeof last !== 'string') throw refusal(edit.path, 'nothing is there');
  if (edit.insert !== undefined) throw refusal(edit.path, 'only a list can have an item inserted');
  const isThere = Object.hasOwn(parent, last);
  if (edit.remove) {
    if (!isThere) throw refusal(edit.path, 'nothing is there');
    delete parent[last];
    return undefined;
  }
  parent[last] = edit.value;
  return isThere ? undefined : parent;
}

/** Moves the last property of an object before the first one that follows it in the schema. */
function placeLast(object: Record<string, unknown>, { properties }: Schema): void {
  const order = Object.keys(properties ?? {});
  const names = Object.keys(object);
  const last = names.at(-1) ?? '';
  if (!order.includes(last)) return;
  const behind = names.findIndex((name) => order.indexOf(name) > order.indexOf(last));
  if (behind < 0) return;
  for (const name of names.slice(behind, -1)) {
    const value = object[name];
    delete object[name];
    object[name] = value;
  }
}

/**
 * Makes edits in a copy of a document, in their order. A new property is where the forms of the studio would write it:
 * in the order of the schema.
 */
export function withEdits(
  document: Record<string, unknown>,
  edits: readonly Edit[],
  schema: Schema | undefined,
  schemas: SchemaSet,
): Record<string, unknown> {
  const copy = structuredClone(document);
  for (const edit of edits) {
    const grown = applyTo(copy, edit);
    if (grown && schema)
      walk(schema, copy, schemas, (one, value) => {
        if (value === grown && one.properties) placeLast(grown, one);
      });
  }
  return copy;
}
