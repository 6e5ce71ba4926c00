import { keywordNamed } from '@json-site/compiler/load-schemas';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { ANNOTATIONS } from '../vocabulary.ts';
import { CONTAINERS, referenceTarget } from './bundle.ts';
import { origins } from './origins.ts';
import type { Pass, Reason } from './pass.ts';
import { type Json, listOf, mapInside, without } from './schema-tree.ts';

/** References to references can multiply. */
const MAX_SCHEMAS = 5000;

/** Annotations that a form shows. */
const SHOWN = ['title', 'description', 'default', 'examples'];

/** Why a reference cannot be followed, and what to write instead. `open` are the references around it. */
function refusalOf(ref: string, root: Json, open: readonly string[]): Reason | undefined {
  const refusal = (why: string, hint: string): Reason => ({
    message: `"$ref" is ${JSON.stringify(ref)}${why}.`,
    hint,
    part: 'value',
  });
  if (!ref.startsWith('#')) {
    const hint =
      'Copy the definition into "definitions" of this file, and refer to "#/definitions/<name>". ' +
      '"npm run new form <name> -- --from <file>" copies those of files beside it.';
    return refusal('; a form does not refer to other files', hint);
  }
  if (open.includes(ref)) {
    const hint = 'Limit the depth: write the levels that the form shows as separate definitions.';
    return refusal(', which contains itself; a form cannot be endless', hint);
  }
  if (referenceTarget(root, ref)) return undefined;
  const hint = 'Refer to "#/definitions/<name>", a definition of this file.';
  return refusal('; this file has no such definition', hint);
}

/** Whether no later pass reads what is inside a keyword. */
const isSkipped = (keyword: string) =>
  keyword === 'additionalProperties' || typeof keywordNamed(keyword)?.data === 'object';

/** What no later pass reads: definitions, and annotations that no form shows. */
const UNREAD = [...CONTAINERS, ...ANNOTATIONS].filter((keyword) => !SHOWN.includes(keyword));

/**
 * Writes each definition where a reference to it is, as a part of `allOf`, and removes annotations that no form shows.
 * Reports a reference that has no target, or leads back to itself. Every schema of the result has a location.
 */
export const followReferences: Pass = (root, { report }) => {
  let count = 0;
  /** `around` is the location of the schema around this one; `open` are the references that are being followed. */
  function expand(value: unknown, around: JsonPath, open: readonly string[], isTest: boolean): unknown {
    if (!isObject(value)) return value;
    count += 1;
    if (count > MAX_SCHEMAS) return {};
    const here = origins.at(origins.make(value, around));
    const { $ref: ref } = value;
    const own = without(value, '$ref', ...UNREAD);
    const inside = mapInside(own, (inner, keyword) =>
      isSkipped(keyword) && !isTest ? inner : expand(inner, here, open, isTest || keyword === 'if'),
    );
    if (typeof ref !== 'string') return inside;
    const refusal = refusalOf(ref, root, open);
    if (refusal) {
      report(origins.at(value, '$ref'), refusal);
      return inside;
    }
    const target = expand(referenceTarget(root, ref)?.value, here, [...open, ref], isTest);
    return origins.copy(inside, { ...inside, allOf: [target, ...listOf(inside['allOf'])] });
  }
  const expanded = expand(root, [], ['#'], false) as Json;
  if (count <= MAX_SCHEMAS) return expanded;
  const message = 'The schema is too large for a form, once its references are followed.';
  report([], { message, hint: 'Split the form.', part: 'open' });
  return { type: 'object' };
};
