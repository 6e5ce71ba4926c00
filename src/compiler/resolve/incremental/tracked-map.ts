interface Readers {
  entry: (key: string) => void;
  keys: () => void;
}

/** A copy of a map that reports each entry that is read, and each list of its keys. */
export class TrackedMap<Value> extends Map<string, Value> {
  readonly #readers: Readers;

  constructor(map: ReadonlyMap<string, Value>, readers: Readers) {
    super(map);
    this.#readers = readers;
  }

  #readAll(): void {
    this.#readers.keys();
    for (const key of super.keys()) this.#readers.entry(key);
  }

  override get(key: string): Value | undefined {
    this.#readers.entry(key);
    return super.get(key);
  }

  override has(key: string): boolean {
    this.#readers.entry(key);
    return super.has(key);
  }

  override get size(): number {
    this.#readers.keys();
    return super.size;
  }

  override keys(): MapIterator<string> {
    this.#readers.keys();
    return super.keys();
  }

  override values(): MapIterator<Value> {
    this.#readAll();
    return super.values();
  }

  override entries(): MapIterator<[string, Value]> {
    this.#readAll();
    return super.entries();
  }

  override [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  override forEach(visit: (value: Value, key: string, map: Map<string, Value>) => void): void {
    this.#readAll();
    super.forEach(visit);
  }
}
