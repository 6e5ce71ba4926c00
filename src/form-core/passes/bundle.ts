import { followPointer } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { decoded, parseUrl } from '@json-site/values/paths';
import { type Json, mapSchemas, mapValues, without } from './schema-tree.ts';

const BASE = 'schema:/';

/** The address of a reference or an id. A relative one is relative to the schema around it. */
const resolve = (reference: string, base: string) => parseUrl(reference, base)?.href ?? reference;

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Draft 4 has `id`, later drafts `$id`. An id that is only a fragment names a place and is no new base, and up to draft
 * 7 nothing beside a reference has an effect.
 */
function idOf(schema: Json, isLater: boolean): string | undefined {
  if (schema['$ref'] !== undefined && !isLater) return undefined;
  const id = schema['$id'] ?? schema['id'];
  return typeof id === 'string' && id !== '' && !id.startsWith('#') ? id : undefined;
}

interface Found {
  /** Address → JSON pointer of each schema with an id, and of each place with a name. */
  pointers: Map<string, string>;
  bases: WeakMap<Json, string>;
  /** The document is of a draft after 7. */
  isLater: boolean;
}

/** Keywords with values, which are no schemas. */
const VALUES = ['const', 'enum', 'default', 'examples'];

/** Finds every id and anchor, in any part of the document that can be a schema. */
function findNames(value: unknown, pointer: string, base: string, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Json;
  const id = idOf(schema, found.isLater);
  const own = id === undefined ? base : resolve(id, base);
  if (id !== undefined) found.pointers.set(own.replace(/#$/, ''), pointer);
  const fragments = [schema['$id'], schema['id']].map((name) => String(name ?? '').match(/^#([^/]+)$/)?.[1]);
  for (const name of [schema['$anchor'], ...fragments])
    if (typeof name === 'string') found.pointers.set(`${own}#${name}`, pointer);
  found.bases.set(schema, own);
  for (const [name, inner] of Object.entries(schema))
    if (!VALUES.includes(name)) findNames(inner, `${pointer}/${escaped(name)}`, own, found);
}

/** Finds the place in this document that a reference means: `#/definitions/place`. Undefined if it is elsewhere. */
function pointerOf(ref: string, base: string, { pointers }: Found): string | undefined {
  const address = resolve(ref, base);
  const named = pointers.get(address);
  if (named !== undefined) return `#${named}`;
  const [document = '', fragment = ''] = address.split('#');
  const start = pointers.get(document);
  if (start === undefined || (fragment !== '' && !fragment.startsWith('/'))) return undefined;
  return `#${start}${fragment}`;
}

/** The keywords with definitions, which are there for references alone. */
export const CONTAINERS = ['definitions', '$defs', 'components'];

/** Lists the references in a value. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

/** The JSON pointer in a reference. The fragment of a URL may be percent-encoded. */
const pointerIn = (ref: string) => decoded(ref.slice(1));

/** Finds the target of a reference inside the document. */
export const referenceTarget = (root: Json, ref: string): ReturnType<typeof followPointer> =>
  ref === '#' || ref.startsWith('#/') ? followPointer(root, pointerIn(ref)) : undefined;

/**
 * The pointers to which references lead, from outside of the definitions or from another definition that they reach.
 */
function reachable(schema: Json): string[] {
  const reached = new Set(refsIn(without(schema, ...CONTAINERS)));
  // The loop visits what it adds.
  for (const ref of reached)
    for (const inner of refsIn(referenceTarget(schema, ref)?.value)) reached.add(inner);
  return [...reached].map(pointerIn);
}

/**
 * Makes every reference a JSON pointer into this document: relative ones, those by the document's own id, by the id of
 * a bundled schema and by an anchor. Removes the definitions that nothing refers to: nobody should read about their
 * faults. A reference to another file stays, and is reported later.
 */
export function bundle(schema: Json): Json {
  const isLater = /20(?:19|20)-/.test(String(schema['$schema']));
  const found: Found = { pointers: new Map([[BASE, '']]), bases: new WeakMap(), isLater };
  findNames(schema, '', BASE, found);
  const linked = mapSchemas(schema, (one) => {
    const { $ref: ref } = one;
    const base = found.bases.get(one) ?? BASE;
    if (typeof ref !== 'string' || (ref.startsWith('#/') && !found.pointers.get(base))) return one;
    const pointer = pointerOf(ref, base, found) ?? ref;
    // Many tools read every pointer from the root of the file, also inside a definition with an id.
    const isOfFile = !referenceTarget(schema, pointer) && referenceTarget(schema, ref);
    return { ...one, $ref: isOfFile ? ref : pointer };
  });
  const targets = reachable(linked);
  const isUsed = (pointer: string) =>
    targets.some((target) => target === '' || `${target}/`.startsWith(`${pointer}/`));
  /** The names of definitions are `depth` levels deep. */
  const prune = (value: unknown, pointer: string, depth: number): unknown => {
    if (!isObject(value) || depth === 0) return value;
    const inside = (name: string) => `${pointer}/${escaped(name)}`;
    const unused = Object.keys(value).filter((name) => !isUsed(inside(name)));
    return mapValues(without(value, ...unused), (inner, name) => prune(inner, inside(name), depth - 1));
  };
  return mapValues(linked, (value, name) =>
    CONTAINERS.includes(name) ? prune(value, `/${name}`, name === 'components' ? 2 : 1) : value,
  );
}
