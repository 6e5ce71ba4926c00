import type { StorageRegister } from '@json-site/model/content-types';
import { isObject, valueIn } from '@json-site/values/objects';
import type { CompileContext } from './compile-context.ts';
import { resolveSingle } from './resolve.ts';

/**
 * Returns the register with the periods filled in: each is written once, where a test compares it with the database.
 */
function withPeriods(value: unknown): unknown {
  const submissions = valueIn(value, 'submissions');
  if (!isObject(value) || !isObject(submissions)) return value;
  const filled = Object.entries(submissions).map(([name, item]) => {
    if (!isObject(item) || typeof item['kept'] !== 'string') return [name, item];
    return [name, { ...item, kept: item['kept'].replaceAll('{period}', String(item['period'] ?? '')) }];
  });
  return { ...value, submissions: Object.fromEntries(filled) };
}

/** Resolves content/storage.json. resolve() follows storage.schema.json, from which the type is generated. */
export function resolveRegister(context: CompileContext): StorageRegister | undefined {
  const { storageFile, input } = context.project;
  const file = storageFile && { ...storageFile, value: withPeriods(storageFile.value) };
  return resolveSingle(file, input.schemas.storage, context) as StorageRegister | undefined;
}
