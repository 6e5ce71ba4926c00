import { pick, type Random } from '../../../src/form-core/sample/random.ts';

type Path = readonly (string | number)[];

/** The paths of all values inside a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((item: unknown, index) => pathsOf(item, [...path, index]))];
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** Replaces the value at a path; undefined removes it. */
function replaceAt(value: unknown, [first, ...rest]: Path, replace: (old: unknown) => unknown): unknown {
  if (first === undefined) return replace(value);
  if (Array.isArray(value)) {
    const list = value.map((item: unknown, index) =>
      index === first ? replaceAt(item, rest, replace) : item,
    );
    return list.filter((item) => item !== undefined);
  }
  const copy = { ...(value as Record<string, unknown>) };
  const inner = replaceAt(copy[first], rest, replace);
  if (inner === undefined) delete copy[first];
  else copy[first] = inner;
  return copy;
}

/** Changes that probably break one rule, by the type of the value. */
const CHANGES: Record<string, ((value: never, random: Random) => unknown)[]> = {
  string: [
    (text: string) => text.slice(0, -1) || undefined,
    (text: string) => `${text}x`,
    (text: string) => `${text}${'y'.repeat(60)}`,
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace(/[0-9]/, '9'),
    (text: string) => text.replace(/.$/u, '\u{1F600}'),
    () => 'z',
    () => '2024-02-29',
    () => '2023-02-29',
  ],
  number: [
    (number: number) => number + 1,
    (number: number) => number - 1,
    (number: number) => -number,
    (number: number) => number + 0.5,
    (number: number) => number + 0.001,
    (number: number) => number * 1000,
    () => 0,
  ],
  boolean: [(value: boolean) => !value],
  list: [
    (list: unknown[]) => (list.length > 1 ? list.slice(1) : undefined),
    (list: unknown[]) => [...list, list[0]],
    (list: unknown[]) => [...list, ...list, ...list, ...list],
  ],
  object: [() => undefined],
};

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Changes one value inside, so that a rule is often broken and the value remains one that a form could send. */
export function nearValid(value: Record<string, unknown>, random: Random): Record<string, unknown> {
  const path = pick(pathsOf(value), random);
  if (!path) return value;
  if (random() < 0.2) return replaceAt(value, path, () => undefined) as Record<string, unknown>;
  return replaceAt(value, path, (old) =>
    pick(CHANGES[typeOf(old)] ?? [], random)?.(old as never, random),
  ) as Record<string, unknown>;
}
