import type { Site, StorageRegister } from '../../generated/content-types.ts';
import type { StorageList, StoredItem } from '../model.ts';
import { FORMS } from '../schema/collections.ts';
import { isObject } from '../schema/schema-walk.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from './compile-context.ts';
import { optionalPart } from './conditions.ts';
import { STORAGE_ENTRIES, type StorageEntry, type StorageEntryName } from './storage-entries.ts';

type AnalyticsItem = NonNullable<Site['analytics']>['stores'][number];

/** The storage keys of an entry. An entry whose key contains `*` has one key for each form. */
function keysOf({ key }: StorageEntry, { project }: CompileContext): string[] {
  const forms = [...(project.records.get(FORMS)?.keys() ?? [])];
  return key.includes('*') ? forms.map((form) => key.replace('*', form)) : [key];
}

/** The items that the analytics script stores, from site.json. Invalid items are reported by validate(). */
function analyticsItems({ project }: CompileContext): AnalyticsItem[] {
  const analytics = optionalPart(project, 'analytics');
  const stores = isObject(analytics) ? analytics['stores'] : undefined;
  return Array.isArray(stores) ? stores.filter(isObject).map((one) => one as unknown as AnalyticsItem) : [];
}

function itemsOf({ places, grounds, things }: StorageRegister, context: CompileContext): StoredItem[] {
  const own = (Object.keys(STORAGE_ENTRIES) as StorageEntryName[]).flatMap((name): StoredItem[] => {
    const entry: StorageEntry = STORAGE_ENTRIES[name];
    if (entry.needs && optionalPart(context.project, entry.needs) === undefined) return [];
    const { ground, ...texts } = things[name];
    return [{ ...texts, keys: keysOf(entry, context), place: places[entry.place], ground: grounds[ground] }];
  });
  const analytics = analyticsItems(context).map(({ key, place, ...texts }) => ({
    ...texts,
    keys: [key],
    place: places[place],
    ground: grounds.consent,
  }));
  return [...own, ...analytics];
}

/** Lists everything that the site may store in the browser, with the texts of content/storage.json. */
export function storedData(location: SourceLocation, context: CompileContext): StorageList | typeof OMIT {
  const { storageFile, input } = context.project;
  if (!storageFile) {
    const message =
      'This block lists the data that the site stores in the browser, but content/storage.json does not exist.';
    const hint = 'Create it; schemas/storage.schema.json describes it.';
    context.report(diagnosticAt(location, 'missing-register', message, hint));
    return OMIT;
  }
  const { source, value } = storageFile;
  const register = context.resolve(value, {
    source,
    jsonPath: [],
    route: null,
    schema: input.schemas.storage,
  });
  if (register === OMIT) return OMIT;
  // resolve() has followed storage.schema.json, from which the type StorageRegister is generated.
  const { terms } = register as StorageRegister;
  return { terms, items: itemsOf(register as StorageRegister, context) };
}
