import { isDeepStrictEqual } from 'node:util';
import { IDENTITIES, translatedIndex } from '@json-site/compiler/documents';
import { isObject } from '@json-site/values/objects';

/**
 * The inverse of `withTranslation`: what a translation has to say so that a value results. It keeps what the
 * translation says already, also where that is the same in both languages. It cannot leave out what the other language
 * has.
 */
export function translationFor(base: unknown, value: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(value)) {
    return value.map((item: unknown) => {
      const index = translatedIndex(item, base);
      if (index < 0 || !isObject(item)) return item;
      const before: unknown = Array.isArray(own) ? own[translatedIndex(item, own)] : undefined;
      const identity = [...IDENTITIES, 'type'].filter((name) => Object.hasOwn(item, name));
      const said = Object.fromEntries(identity.map((name) => [name, item[name]]));
      return translationFor(base[index], item, { ...said, ...Object(before) });
    });
  }
  if (!isObject(base) || !isObject(value)) return value;
  const said = isObject(own) ? own : {};
  const names = Object.keys(value).filter(
    (name) => Object.hasOwn(said, name) || !isDeepStrictEqual(base[name], value[name]),
  );
  return Object.fromEntries(names.map((name) => [name, translationFor(base[name], value[name], said[name])]));
}
