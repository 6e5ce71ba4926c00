import type { JsonPath } from '@json-site/values/locations';

/** Where a part of a schema is in the file. */
interface Origin {
  path: JsonPath;
  /** A pass made the part: nothing inside it is in the file. */
  isMade?: boolean;
  /** Keywords that are elsewhere, because a pass joined several schemas. `required/name` is one name of `required`. */
  keywords?: ReadonlyMap<string, JsonPath>;
}

const known = new WeakMap<object, Origin>();
const NOWHERE: Origin = { path: [] };

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Remembers where schemas are in the file, while passes rewrite them. */
export const origins = {
  /** Remembers the location of every object and list of a file. */
  mark(value: unknown, path: JsonPath = []): void {
    if (!isPart(value)) return;
    known.set(value, { path });
    for (const [name, inner] of Object.entries(value))
      origins.mark(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  },

  /** Everything in a part that has no location has this one: that of what the part was made of. */
  make<Part>(part: Part, path: JsonPath): Part {
    if (!isPart(part) || known.has(part)) return part;
    known.set(part, { path, isMade: true });
    for (const inner of Object.values(part)) origins.make(inner, path);
    return part;
  },

  /** A keyword that was taken from another schema. */
  put(schema: object, keyword: string, path: JsonPath): void {
    const origin = known.get(schema) ?? NOWHERE;
    known.set(schema, { ...origin, keywords: new Map(origin.keywords).set(keyword, path) });
  },

  /** The location of a schema, of one of its keywords, or of what is inside the keyword. */
  at(schema: object, ...inside: JsonPath): JsonPath {
    const { path, isMade, keywords } = known.get(schema) ?? NOWHERE;
    const [keyword, ...rest] = inside;
    const own = keywords?.get(String(keyword));
    if (own) return [...own, ...rest];
    return isMade ? path : [...path, ...inside];
  },

  /** The location of a name in `required`. */
  atRequired(schema: Readonly<Record<string, unknown>>, name: string): JsonPath {
    const names = schema['required'] as readonly string[];
    const own = known.get(schema)?.keywords?.get(`required/${name}`);
    return own ?? origins.at(schema, 'required', names.indexOf(name));
  },

  /** The replacement of a part of a schema has the location of that part. */
  copy<Part extends object>(from: object, to: Part): Part {
    const origin = known.get(from);
    if (origin && !known.has(to)) known.set(to, origin);
    return to;
  },

  /** Finds in the file what is at a path of the rewritten schema. */
  locate(root: unknown, at: JsonPath): JsonPath {
    let value = root;
    let found: JsonPath = [];
    for (const segment of at) {
      value = isPart(value) ? (value as Record<string, unknown>)[segment] : undefined;
      found = (isPart(value) ? known.get(value)?.path : undefined) ?? [...found, segment];
    }
    return found;
  },
};
