import type { Site, StorageRegister } from '../../generated/content-types.ts';
import type { StorageList, StoredItem } from '../model.ts';
import { isObject } from '../schema/schema-walk.ts';
import { type CompileContext, DROP, type Place, reportAt } from './compile-context.ts';
import { optionalPart } from './conditions.ts';
import { STORAGE_ENTRIES, type StorageEntry, type StorageEntryName } from './storage-entries.ts';

type Scripted = NonNullable<Site['analytics']>['stores'][number];

/** The keys of a thing as a browser lists them: one for each form, where it is a form's. */
function keysOf({ key }: StorageEntry, { project }: CompileContext): string[] {
  const forms = [...(project.records.get('forms')?.keys() ?? [])];
  return key.includes('*') ? forms.map((form) => key.replace('*', form)) : [key];
}

/** What a script keeps that measures visits, as site.json lists it. Where that is not as it should be, it is told there. */
function scripted({ project }: CompileContext): Scripted[] {
  const analytics = optionalPart(project, 'analytics');
  const stores = isObject(analytics) ? analytics['stores'] : undefined;
  return Array.isArray(stores) ? stores.filter(isObject).map((one) => one as unknown as Scripted) : [];
}

function itemsOf({ places, grounds, things }: StorageRegister, world: CompileContext): StoredItem[] {
  const own = (Object.keys(STORAGE_ENTRIES) as StorageEntryName[]).flatMap((name): StoredItem[] => {
    const thing: StorageEntry = STORAGE_ENTRIES[name];
    if (thing.needs && optionalPart(world.project, thing.needs) === undefined) return [];
    const { ground, ...words } = things[name];
    return [{ ...words, keys: keysOf(thing, world), place: places[thing.place], ground: grounds[ground] }];
  });
  const others = scripted(world).map(({ key, place, ...words }) => ({
    ...words,
    keys: [key],
    place: places[place],
    ground: grounds.consent,
  }));
  return [...own, ...others];
}

/** What the code keeps, in the words of content/storage.json. */
export function storedData(place: Place, world: CompileContext): StorageList | typeof DROP {
  const { storageFile, input } = world.project;
  if (!storageFile) {
    const message =
      'This block shows what the site keeps on the device, and there is no content/storage.json.';
    const hint = 'Write it: schemas/storage.schema.json says how.';
    world.report(reportAt(place, 'missing-register', message, hint));
    return DROP;
  }
  const { source, value } = storageFile;
  const register = world.resolve(value, {
    source,
    segments: [],
    route: null,
    schema: input.schemas.storage,
  });
  if (register === DROP) return DROP;
  // The walk has followed storage.schema.json, from which the type is generated.
  const { terms } = register as StorageRegister;
  return { terms, items: itemsOf(register as StorageRegister, world) };
}
