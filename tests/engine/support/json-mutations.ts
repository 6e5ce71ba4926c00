import { nearest } from '../../../src/model/visitor/nearest.ts';

/** A JSON value that a mutation changes in place. */
type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Lists every object and list inside a value, and the value itself. */
function containersIn(value: unknown): Container[] {
  return isContainer(value) ? [value, ...Object.values(value).flatMap(containersIn)] : [];
}

/** Chooses one item. */
type Pick = <Item>(items: readonly Item[]) => Item | undefined;

const VALUES: readonly unknown[] = [
  ...['', 'x', 'string', 'integer', 'object', 'array', 'media', 'inline', '/about', '#a', '**', '(', 'a b'],
  ...[0, 1, -1, 3.5, 1e9, true, false, null],
];

const COMMON_KEYS = [
  ...['title', 'text', 'type', 'heading', 'minItems', 'maxLength', 'pattern', 'means', 'required'],
  '__proto__',
];

/** Swaps two letters, or leaves one out. */
function misspell(text: string, random: () => number): string {
  const at = Math.floor(random() * Math.max(1, text.length - 1));
  return random() < 0.5
    ? text.slice(0, at) + text.slice(at + 1)
    : text.slice(0, at) + (text[at + 1] ?? 'x') + (text[at] ?? '') + text.slice(at + 2);
}

function otherValue(value: unknown, random: () => number, pick: Pick, all: readonly Container[]): unknown {
  if (typeof value === 'number' && random() < 0.6) return value + (pick([-1, 1, 10, -100, 0.5]) ?? 1);
  if (typeof value === 'boolean' && random() < 0.7) return !value;
  if (typeof value === 'string' && random() < 0.6) {
    const others = all.flatMap((one) => Object.values(one)).filter((one) => typeof one === 'string');
    return random() < 0.5 ? misspell(value, random) : (pick(others) ?? nearest(value, others));
  }
  return random() < 0.5 ? pick(VALUES) : structuredClone(pick(all));
}

function changeObject(
  object: Record<string, unknown>,
  random: () => number,
  pick: Pick,
  all: Container[],
): void {
  const key = pick(Object.keys(object));
  const action = random();
  if (key === undefined || action < 0.15) {
    object[pick([...COMMON_KEYS, ...all.flatMap((one) => Object.keys(one))]) ?? 'x'] = structuredClone(
      pick(VALUES),
    );
  } else if (action < 0.35) {
    delete object[key];
  } else if (action < 0.5) {
    const value = object[key];
    delete object[key];
    object[misspell(key, random)] = value;
  } else {
    object[key] = otherValue(object[key], random, pick, all);
  }
}

function changeList(list: unknown[], random: () => number, pick: Pick, all: Container[]): void {
  const index = Math.floor(random() * list.length);
  const action = random();
  if (list.length === 0 || action < 0.2) list.push(structuredClone(list[index] ?? pick(VALUES)));
  else if (action < 0.5) list.splice(index, 1);
  else list[index] = otherValue(list[index], random, pick, all);
}

/** Changes one value, name or item of a JSON text. */
export function mutateJson(text: string, random: () => number): string {
  const pick: Pick = (items) => items[Math.floor(random() * items.length)];
  const root: unknown = JSON.parse(text);
  const all = containersIn(root);
  const target = pick(all);
  if (Array.isArray(target)) changeList(target, random, pick, all);
  else if (target) changeObject(target, random, pick, all);
  return JSON.stringify(root, null, 2);
}
