import { isObject } from '../../schema/schema-walk.ts';
import { followPointer } from '../../source/json-pointer.ts';
import { removeAnnotations } from './annotations.ts';
import { bundle, CONTAINERS } from './bundle.ts';
import { decideConditions } from './conditions/decide-conditions.ts';
import { translateDrafts } from './drafts.ts';
import { turnAlternatives } from './merged/alternatives.ts';
import { joinValues } from './merged/join-values.ts';
import { mergeAllOf } from './merged/merge-all-of.ts';
import { normaliseValues } from './merged/values.ts';
import { checkMetaSchema } from './meta-schema.ts';
import { renameProperties } from './names.ts';
import { Origins } from './origins.ts';
import type { Pass, PassContext, Remark, ReportReason } from './pass.ts';
import { normalisePatterns } from './patterns.ts';
import { followReferences } from './references.ts';
import { refuseKeywords } from './refusals.ts';
import { simplifyScalars } from './scalars.ts';
import type { Json } from './schema-tree.ts';
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
  checkMetaSchema,
  followReferences,
  refuseKeywords,
  normaliseValues,
  mergeAllOf,
  joinValues,
  turnAlternatives,
  decideConditions,
];

/** A data schema after all passes. */
export interface Simplified {
  schema: Json;
  origins: Origins;
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
  const context = { origins: new Origins(), root: {}, remark: () => undefined, report: () => undefined };
  return isObject(schema) ? bundle(schema, context) : undefined;
}

/**
 * Rewrites a data schema, of any draft, to a schema that differs from the core in nothing but what no form can show.
 * `pointer` is its place in the document.
 */
export function simplify(document: unknown, report: ReportReason, pointer = ''): Simplified {
  const origins = new Origins();
  origins.mark(document);
  const written = pointer ? schemaAt(document, pointer) : document;
  const remarks: Remark[] = [];
  const remark: PassContext['remark'] = (schema, one, keyword) =>
    void remarks.push({ ...one, at: origins.at(schema, ...(keyword === undefined ? [] : [keyword])) });
  const schema = PASSES.reduce(
    (before: Json, pass) => origins.copy(before, pass(before, { origins, root: before, remark, report })),
    isObject(written) ? written : {},
  );
  return { schema, origins, remarks };
}
