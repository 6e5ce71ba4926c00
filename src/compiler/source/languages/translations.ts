import { isObject, valueIn } from '@json-site/values/objects';
import type { Diagnostic } from '../../types.ts';
import type { Source } from '../source.ts';

/** A parsed file. Its type in json-file.ts depends on this module. */
interface FileParts {
  source: Source;
  value: unknown;
  diagnostics: Diagnostic[];
}

/** Whether a text contains a reference, in the translation or in the file that it translates. */
export function containsText({ source }: FileParts, text: string): boolean {
  return source.text.includes(text) || (source.translation?.base.text.includes(text) ?? false);
}

/** The properties by which an item of a list finds the one that it translates. */
export const IDENTITIES = ['id', 'name', 'value'] as const;

/** The index of the item of a list that an item of the translation translates: it has the same id, name or value. */
export function translatedIndex(item: unknown, base: readonly unknown[]): number {
  const identity = isObject(item) ? IDENTITIES.find((name) => item[name] !== undefined) : undefined;
  if (!isObject(item) || identity === undefined) return -1;
  return base.findIndex(
    (other) => isObject(other) && other[identity] === item[identity] && other['type'] === item['type'],
  );
}

/**
 * Returns a value in another language: objects are merged, and so are items of lists with the same identity. Everything
 * else is replaced.
 */
export function withTranslation(base: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(own)) {
    return own.map((item) => {
      const index = translatedIndex(item, base);
      return index < 0 ? item : withTranslation(base[index], item);
    });
  }
  if (!isObject(base) || !isObject(own)) return own;
  const merged = Object.entries(own).map(([key, value]): [string, unknown] => [
    key,
    Object.hasOwn(base, key) ? withTranslation(base[key], value) : value,
  ]);
  return Object.fromEntries([...Object.entries(base), ...merged]);
}

/**
 * The source of a file in another language. It finds the file that says a value. What an object lacks is missing in the
 * file that has the object first.
 */
function sourceOfTranslation(main: FileParts, translation: FileParts | undefined, language: string): Source {
  const locate: Source['locate'] = (jsonPath, part) => {
    let own: unknown = translation?.value;
    let base = main.value;
    const path: (string | number)[] = [];
    for (const segment of jsonPath) {
      const next = valueIn(own, segment);
      const index = Array.isArray(own) && Array.isArray(base) ? translatedIndex(next, base) : segment;
      path.push(index);
      own = next;
      base = valueIn(base, index);
    }
    const isInherited = translation === undefined || own === undefined || (part === 'open' && isObject(base));
    const place = isInherited ? main.source.locate(path, part) : translation.source.locate(jsonPath, part);
    return { ...place, isInherited, base };
  };
  const { source } = translation ?? main;
  return { ...source, locate, translation: { language, base: main.source.locate([]).file } };
}

const cache = new WeakMap<FileParts, Map<string, { own: FileParts | undefined; merged: FileParts }>>();

/**
 * Returns a file in another language: the file with what its translation says instead. `fixed` are values that no
 * translation can change. The result stays the same object while both files do: the compiler caches by object.
 */
export function translate(
  base: FileParts,
  own: FileParts | undefined,
  tag: string,
  fixed: Record<string, unknown> = {},
): FileParts {
  const ofBase = cache.get(base) ?? new Map<string, { own: FileParts | undefined; merged: FileParts }>();
  cache.set(base, ofBase);
  const known = ofBase.get(tag);
  if (known && known.own === own) return known.merged;
  const value = own?.value === undefined ? base.value : withTranslation(base.value, own.value);
  const source = sourceOfTranslation(base, own, tag);
  const merged: FileParts = {
    source,
    value: isObject(value) ? { ...value, ...fixed } : value,
    diagnostics: own?.diagnostics ?? [],
  };
  ofBase.set(tag, { own, merged });
  return merged;
}

/**
 * A file in the main language of which others may be translations: its path, and the language in the name of the
 * translation.
 */
export function translatedFile(path: string): { base: string; tag: string } | undefined {
  const [, base, tag] = /^(content\/.+)\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,4})*)\.json$/.exec(path) ?? [];
  return base === undefined || tag === undefined ? undefined : { base: `${base}.json`, tag };
}
