import { type Effects, noEffects } from '../effects.ts';
import { TrackedMap } from './tracked-map.ts';

/** What a step has read of a source, and its state at that time. */
interface Read {
  args: readonly string[];
  state: unknown;
}

/** One resolved file: what it was made from, and what came out. */
interface Step {
  /** The parsed file. */
  own: unknown;
  /** Everything that it has read of other files, by the name of the source and the key of the arguments. */
  reads: Map<string, Map<string, Read>>;
  value: unknown;
  effects: Effects;
}

/** The memory that one compilation leaves for the next. Only `StepRecorder` reads and writes it. */
export interface CompileMemory {
  base: readonly unknown[];
  steps: ReadonlyMap<string, Step>;
}

export function createMemory(): CompileMemory {
  return { base: [], steps: new Map() };
}

/** Returns the state of something that steps read: a value that stays the same (===) while nothing changes for them. */
type Source = (...args: string[]) => unknown;

/**
 * Resolves files one by one. With a memory, notes what each step reads of other files, and repeats only the steps for
 * which anything of it has changed since the last compilation. `base` is what every step may read without a note.
 */
export class StepRecorder {
  readonly #memory: CompileMemory | undefined;
  readonly #known: ReadonlyMap<string, Step>;
  readonly #done = new Map<string, Step>();
  readonly #sources = new Map<string, Source>();
  #running: Step | undefined;

  constructor(memory: CompileMemory | undefined, base: readonly unknown[]) {
    const isSame = memory?.base.length === base.length && memory.base.every((one, at) => one === base[at]);
    this.#memory = memory;
    this.#known = isSame ? memory.steps : new Map();
    // An exception in the middle leaves a memory without steps.
    if (memory) Object.assign(memory, { base, steps: new Map() });
  }

  /** Adds something to read. Returns a function that reads it, and notes that the running step does. */
  source<Reader extends Source>(name: string, read: Reader): Reader;
  source(name: string, read: Source): Source {
    this.#sources.set(name, read);
    return (...args) => {
      this.#note(name, args);
      return read(...args);
    };
  }

  /** Returns a map that notes what is read from it. */
  track<Value>(
    name: string,
    map: Map<string, Value>,
    stateOf: (value: Value) => unknown,
  ): Map<string, Value> {
    if (!this.#memory) return map;
    const keys = [...map.keys()].join('\n');
    const keyList = `keys of ${name}`;
    this.#sources.set(name, (key) => (map.has(key) ? stateOf(map.get(key) as Value) : undefined));
    this.#sources.set(keyList, () => keys);
    return new TrackedMap(map, {
      entry: (key) => this.#note(name, [key]),
      keys: () => this.#note(keyList, []),
    });
  }

  /** Notes that the running step reads something. */
  #note(name: string, args: readonly string[]): void {
    if (!this.#memory || !this.#running) return;
    const { reads } = this.#running;
    const noted = reads.get(name) ?? new Map<string, Read>();
    reads.set(name, noted);
    const key = args.join('/');
    if (!noted.has(key)) noted.set(key, { args, state: this.#sources.get(name)?.(...args) });
  }

  /** The effects of the running step. */
  get effects(): Effects {
    if (!this.#running) throw new Error('No file is being resolved.');
    return this.#running.effects;
  }

  /** Returns the value of a step, and calls `resolve` only if no valid value is known. `own` is the step's file. */
  run<Value>(id: string, own: unknown, resolve: () => Value): Value {
    const outer = this.#running;
    this.#running = undefined;
    const step = this.#done.get(id) ?? this.#stillValid(id, own) ?? this.#resolved(own, resolve);
    this.#running = outer;
    this.#done.set(id, step);
    return step.value as Value;
  }

  #stillValid(id: string, own: unknown): Step | undefined {
    const step = this.#known.get(id);
    if (!step || step.own !== own) return undefined;
    for (const [name, noted] of step.reads) {
      const source = this.#sources.get(name);
      for (const { args, state } of noted.values()) if (source?.(...args) !== state) return undefined;
    }
    return step;
  }

  #resolved(own: unknown, resolve: () => unknown): Step {
    const step: Step = { own, reads: new Map(), value: undefined, effects: noEffects() };
    this.#running = step;
    step.value = resolve();
    return step;
  }

  /** Remembers the steps for the next compilation, and returns the effects of these ones, in this order. */
  finish(ids: readonly string[]): Effects[] {
    if (this.#memory) this.#memory.steps = this.#done;
    return ids.flatMap((id) => this.#done.get(id)?.effects ?? []);
  }
}
