import { isObject } from '../../schema/schema-walk.ts';
import { followPointer } from '../../source/json-pointer.ts';
import type { Pass } from './pass.ts';
import { type Json, mapSchemas, mapValues } from './schema-tree.ts';

const BASE = 'schema:/';

/** The address of a reference or an id. A relative one is relative to the schema around it. */
function resolve(reference: string, base: string): string {
  try {
    return new URL(reference, base).href;
  } catch {
    return reference;
  }
}

const escaped = (name: string | number) => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Draft 4 has `id`, later drafts `$id`. An id that is only a fragment names a place and is no new base, and up to draft 7
 * nothing beside a reference has an effect.
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

/** Finds every id and anchor, in any part of the document that can be a schema. */
function findNames(value: unknown, pointer: string, base: string, found: Found): void {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) findNames(inner, `${pointer}/${index}`, base, found);
    return;
  }
  if (!isObject(value)) return;
  const id = idOf(value, found.isLater);
  const own = id === undefined ? base : resolve(id, base);
  if (id !== undefined) found.pointers.set(own.replace(/#$/, ''), pointer);
  const { $id, id: oldId, $anchor } = value;
  const names = [$anchor, ...[$id, oldId].map((name) => String(name ?? '').match(/^#([^/]+)$/)?.[1])];
  for (const name of names) if (typeof name === 'string') found.pointers.set(`${own}#${name}`, pointer);
  found.bases.set(value, own);
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'const' && name !== 'enum' && name !== 'default' && name !== 'examples')
      findNames(inner, `${pointer}/${escaped(name)}`, own, found);
  }
}

/** Finds the place in this document that a reference means: `#/definitions/place`. Undefined if it is elsewhere. */
function pointerOf(ref: string, base: string, { pointers }: Found): string | undefined {
  const address = resolve(ref, base);
  const named = pointers.get(address);
  if (named !== undefined) return `#${named}`;
  const [document = '', fragment = ''] = address.split('#');
  const start = pointers.get(document) ?? (document === BASE ? '' : undefined);
  if (start === undefined || (fragment !== '' && !fragment.startsWith('/'))) return undefined;
  return `#${start}${fragment}`;
}

/** The keywords with definitions, which are there for references alone. */
export const CONTAINERS = ['definitions', '$defs', 'components'];

/** Lists the references in a value, without the definitions at the root, which are there for references alone. */
function refsIn(value: unknown, isRoot: boolean): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !isRoot || !CONTAINERS.includes(name));
  return entries.flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner, false),
  );
}

function reachable(schema: Json): Set<string> {
  const reached = new Set<string>();
  const left = refsIn(schema, true);
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    left.push(...refsIn(followPointer(schema, pointerInRef(ref))?.value, false));
  }
  return reached;
}

/** The JSON pointer in a reference. The fragment of a URL may be percent-encoded. */
export function pointerInRef(ref: string): string {
  try {
    return decodeURIComponent(ref.slice(1));
  } catch {
    return ref.slice(1);
  }
}

/**
 * Makes every reference a JSON pointer into this document: relative ones, those by the document's own id, by the id of a
 * bundled schema and by an anchor. Removes the definitions that nothing refers to: nobody should read about their faults.
 * A reference to another file stays, and is reported later.
 */
export const bundle: Pass = (schema, { origins }) => {
  const isLater = /20(?:19|20)-/.test(String(schema['$schema']));
  const found: Found = { pointers: new Map(), bases: new WeakMap(), isLater };
  findNames(schema, '', BASE, found);
  const linked = mapSchemas(
    schema,
    (one) => {
      const ref = one['$ref'];
      if (typeof ref !== 'string' || ref.startsWith('#/')) {
        const base = found.bases.get(one);
        const isNested =
          typeof ref === 'string' && base !== undefined && (found.pointers.get(base) ?? '') !== '';
        if (!isNested) return one;
      }
      const pointer = pointerOf(String(ref), found.bases.get(one) ?? BASE, found);
      return pointer === undefined ? one : { ...one, $ref: pointer };
    },
    origins,
  ) as Json;
  const targets = [...reachable(linked)];
  const isUsed = (pointer: string) =>
    targets.some((ref) => `${pointerInRef(ref)}/`.startsWith(`${pointer}/`) || ref === '#');
  const prune = (container: Json, pointer: string, isDeep: boolean): Json =>
    origins.copy(
      container,
      Object.fromEntries(
        Object.entries(container)
          .filter(([name]) => isUsed(`${pointer}/${escaped(name)}`))
          .map(([name, inner]) => [
            name,
            isDeep && isObject(inner) ? prune(inner, `${pointer}/${escaped(name)}`, false) : inner,
          ]),
      ),
    );
  return mapValues(linked, (value, name) =>
    CONTAINERS.includes(name) && isObject(value) ? prune(value, `/${name}`, name === 'components') : value,
  );
};
