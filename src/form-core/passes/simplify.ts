import { followPointer } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { removeAnnotations } from './annotations.ts';
import { bundle, CONTAINERS } from './bundle.ts';
import { closeBranches } from './closed.ts';
import { decideConditions } from './conditions/decide-conditions.ts';
import { translateDrafts } from './drafts.ts';
import { removeEmpty } from './empty.ts';
import { turnAlternatives } from './merged/alternatives.ts';
import { decideAlternatives } from './merged/decide-alternatives.ts';
import { hideProperties } from './merged/hidden.ts';
import { hoistConditions } from './merged/hoist.ts';
import { joinValues } from './merged/join-values.ts';
import { turnLists } from './merged/list-alternatives.ts';
import { mergeAllOf } from './merged/merge.ts';
import { turnOneOfRequired } from './merged/one-of-required.ts';
import { separateTypes } from './merged/separate-types.ts';
import { normaliseValues } from './merged/values.ts';
import { checkMetaSchema } from './meta-schema.ts';
import { renameProperties } from './names.ts';
import { turnNegations } from './negations.ts';
import { origins } from './origins.ts';
import type { Pass, PassContext } from './pass.ts';
import { normalisePatterns } from './patterns.ts';
import { simplifyPresence } from './presence.ts';
import { followReferences } from './references.ts';
import { refuseKeywords } from './refusals.ts';
import { simplifyScalars } from './scalars.ts';
import type { Json } from './schema-tree.ts';
import { readTexts } from './texts.ts';

/** In this order: each pass relies on those before it. */
export const PASSES: readonly Pass[] = [
  bundle,
  translateDrafts,
  readTexts,
  removeAnnotations,
  normalisePatterns,
  simplifyScalars,
  renameProperties,
  checkMetaSchema,
  followReferences,
  removeEmpty,
  simplifyPresence,
  turnNegations,
  closeBranches,
  refuseKeywords,
  normaliseValues,
  mergeAllOf,
  decideAlternatives,
  turnOneOfRequired,
  hideProperties,
  joinValues,
  hoistConditions,
  turnLists,
  separateTypes,
  turnAlternatives,
  decideConditions,
];

/** A schema inside a document, such as one of an OpenAPI file, with the definitions to which it may refer. */
function schemaAt(document: unknown, pointer: string): Json | undefined {
  const target = followPointer(document, pointer.replace(/^#/, ''))?.value;
  if (!isObject(document) || !isObject(target)) return undefined;
  const containers = CONTAINERS.flatMap((name) => (name in document ? [[name, document[name]]] : []));
  return origins.copy(target, { ...target, ...Object.fromEntries(containers) });
}

/** The schema of a form alone, as it is written into a file: without what it does not refer to. */
export function extractSchema(document: unknown, pointer: string): unknown {
  const schema = schemaAt(document, pointer);
  return schema && bundle(schema);
}

/**
 * Rewrites a data schema, of any draft, to a schema that differs from the core in nothing but what no form can show.
 * `pointer` is its place in the document.
 */
export function simplify(document: unknown, context: PassContext, pointer = ''): Json {
  origins.mark(document);
  const written = schemaAt(document, pointer) ?? {};
  return PASSES.reduce((schema, pass) => origins.copy(schema, pass(schema, context)), written);
}
