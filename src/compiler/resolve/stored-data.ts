import type { Site, StorageRegister } from '@json-site/model/content-types';
import type { StorageList, StoredItem } from '@json-site/model/model';
import { STORAGE_ENTRIES, type StorageEntry, type StorageEntryName } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import { FORMS } from '../schema/collections.ts';
import { validate } from '../schema/validate.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from './compile-context.ts';

type AnalyticsItem = NonNullable<Site['analytics']>['stores'][number];

/** The storage keys of an entry. An entry whose key contains `*` has one key for each form. */
function keysOf({ key }: StorageEntry, { project }: CompileContext): string[] {
  const forms = [...(project.records.get(FORMS)?.keys() ?? [])];
  return key.includes('*') ? forms.map((form) => key.replace('*', form)) : [key];
}

/** The items that the analytics script stores, from site.json. Invalid items are reported by validate(). */
function analyticsItems({ project }: CompileContext): AnalyticsItem[] {
  const stores = valueIn(project.site?.value, 'analytics', 'stores');
  return Array.isArray(stores) ? stores.filter(isObject).map((one) => one as unknown as AnalyticsItem) : [];
}

function itemsOf({ places, grounds, things }: StorageRegister, context: CompileContext): StoredItem[] {
  const own = (Object.keys(STORAGE_ENTRIES) as StorageEntryName[]).flatMap((name): StoredItem[] => {
    const entry: StorageEntry = STORAGE_ENTRIES[name];
    if (entry.needs && valueIn(context.project.site?.value, entry.needs) === undefined) return [];
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

/** Whether a register has every part that is listed. A schema that somebody is changing may allow less. */
const isComplete = ({ places, grounds, things }: Partial<StorageRegister>): boolean =>
  [places, grounds, ...Object.keys(STORAGE_ENTRIES).map((name) => valueIn(things, name))].every(isObject);

/** Lists everything that is stored in the browser, or with a submission, with the texts of content/storage.json. */
export function storedData(
  which: string,
  location: SourceLocation,
  context: CompileContext,
): StorageList | typeof OMIT {
  const { storageFile, input } = context.project;
  const missing = (message: string, hint: string): typeof OMIT => {
    // Several blocks may need the same.
    context.report(diagnosticAt(location, 'missing-register', message, hint), message);
    return OMIT;
  };
  if (!storageFile)
    return missing(
      'This block lists the data that the site stores in the browser, but content/storage.json does not exist.',
      'Create it; schemas/storage.schema.json describes it.',
    );
  const register = context.storageRegister();
  if (!register || !isComplete(register)) return OMIT;
  const { terms, submissions, ...rest } = register;
  if (which !== 'submissions') return { terms, items: itemsOf({ terms, ...rest }, context) };
  // A part in which something is wrong is left out.
  const isWhole = validate(storageFile, input.schemas.storage, input.schemas).length === 0;
  if (!submissions && !isWhole) return OMIT;
  if (!submissions)
    return missing(
      'This block lists what is stored when a form is sent, but content/storage.json has no "submissions".',
      'Add it; schemas/storage.schema.json describes it.',
    );
  return { terms, items: Object.values(submissions).map(({ period: _, ...item }) => item) };
}
