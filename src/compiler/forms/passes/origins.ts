import type { JsonPath } from '../../source/locations.ts';

/** Where the parts of a rewritten schema are in the file. */
export class Origins {
  private readonly paths = new WeakMap<object, JsonPath>();
  /** Keywords that are not where their schema is, because a pass joined several schemas. */
  private readonly keywords = new WeakMap<object, Map<string, JsonPath>>();
  /** What a pass made: nothing inside it is in the file. */
  private readonly made = new WeakSet<object>();

  /** Remembers the location of every object and list of a file. */
  mark(value: unknown, path: JsonPath = []): void {
    if (typeof value !== 'object' || value === null) return;
    this.paths.set(value, path);
    for (const [name, inner] of Object.entries(value))
      this.mark(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }

  /** Everything in a part that has no location has this one: that of what the part was made of. */
  make<Part>(part: Part, path: JsonPath): Part {
    if (typeof part !== 'object' || part === null || this.paths.has(part)) return part;
    this.paths.set(part, path);
    this.made.add(part);
    for (const inner of Object.values(part)) this.make(inner, path);
    return part;
  }

  /** A keyword that was taken from another schema. `required/name` is one name of `required`. */
  put(schema: object, keyword: string, path: JsonPath): void {
    const known = this.keywords.get(schema) ?? new Map<string, JsonPath>();
    this.keywords.set(schema, known.set(keyword, path));
  }

  /** The location of a schema, of one of its keywords, or of what is inside the keyword. */
  at(schema: object, ...inside: JsonPath): JsonPath {
    const path = this.paths.get(schema) ?? [];
    const [keyword, ...rest] = inside;
    if (keyword === undefined) return path;
    const own = this.keywords.get(schema)?.get(String(keyword));
    if (own) return [...own, ...rest];
    return this.made.has(schema) ? path : [...path, ...inside];
  }

  /** The location of a name in `required`. */
  atRequired(schema: object, name: string, names: readonly unknown[]): JsonPath {
    return (
      this.keywords.get(schema)?.get(`required/${name}`) ?? this.at(schema, 'required', names.indexOf(name))
    );
  }

  /** The replacement of a part of a schema has the location of that part. */
  copy<Part>(from: unknown, to: Part): Part {
    if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return to;
    const path = this.paths.get(from);
    if (!path || this.paths.has(to)) return to;
    this.paths.set(to, path);
    if (this.made.has(from)) this.made.add(to);
    for (const [keyword, at] of this.keywords.get(from) ?? []) this.put(to, keyword, at);
    return to;
  }

  /** Finds in the file what is at a path of the rewritten schema: the nearest part around it that the file has. */
  locate(root: unknown, at: JsonPath): JsonPath {
    let value = root;
    let found: JsonPath = [];
    for (const [index, segment] of at.entries()) {
      if (typeof value !== 'object' || value === null) return found;
      value = (value as Record<string, unknown>)[segment];
      const own = typeof value === 'object' && value !== null ? this.paths.get(value) : undefined;
      if (own) found = own;
      else if (typeof value === 'object' && value !== null) return found;
      else return [...found, ...at.slice(index)];
    }
    return found;
  }
}
