import { isObject } from '../../schema/schema-walk.ts';
import { followPointer } from '../../source/json-pointer.ts';
import type { JsonPath } from '../../source/locations.ts';
import { removeAnnotations } from './annotations.ts';
import { bundle, CONTAINERS } from './bundle.ts';
import { translateDrafts } from './drafts.ts';
import { renameProperties } from './names.ts';
import type { Pass, PassContext, Remark } from './pass.ts';
import { normalisePatterns } from './patterns.ts';
import { simplifyScalars } from './scalars.ts';
import { type Json, Origins } from './schema-tree.ts';
import { turnTuples } from './tuples.ts';

/** In this order: each pass relies on those before it. */
export const PASSES: readonly Pass[] = [
  bundle,
  translateDrafts,
  removeAnnotations,
  normalisePatterns,
  simplifyScalars,
  turnTuples,
  renameProperties,
];

/** A data schema after all passes. */
export interface Simplified {
  schema: unknown;
  /** Finds in the file what is at a path of the schema. */
  locate: (at: JsonPath) => JsonPath;
  remarks: Remark[];
}

/** A schema inside a document, such as one of an OpenAPI file, with the definitions to which it may refer. */
function schemaAt(document: unknown, pointer: string): unknown {
  const target = followPointer(document, pointer.replace(/^#/, ''))?.value;
  if (!isObject(document) || !isObject(target) || target === document) return target;
  const containers = CONTAINERS.flatMap((name) => (name in document ? [[name, document[name]]] : []));
  return { ...target, ...Object.fromEntries(containers) };
}

/** The schema of a form alone, as it is written into a file: without what it does not refer to. */
export function extractSchema(document: unknown, pointer: string): unknown {
  const schema = schemaAt(document, pointer);
  const context = { origins: new Origins(), root: {}, remark: () => undefined };
  return isObject(schema) ? bundle(schema, context) : undefined;
}

/**
 * Rewrites a data schema, of any draft, to the part of draft 7 that the compiler reads. `pointer` is its place in the
 * document.
 */
export function simplify(document: unknown, pointer = ''): Simplified {
  const origins = new Origins();
  origins.mark(document);
  const written = pointer ? schemaAt(document, pointer) : document;
  const remarks: Remark[] = [];
  const remark: PassContext['remark'] = (schema, one, keyword) =>
    void remarks.push({
      ...one,
      at: [...origins.pathOf(schema), ...(keyword === undefined ? [] : [keyword])],
    });
  if (!isObject(written)) return { schema: written, locate: (at) => at, remarks };
  const schema = PASSES.reduce(
    (before: Json, pass) => origins.copy(before, pass(before, { origins, root: before, remark })),
    written,
  );
  return { schema, locate: (at) => origins.locate(schema, at), remarks };
}
