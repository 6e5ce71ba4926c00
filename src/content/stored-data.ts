import type { StorageRegister } from '../generated/content-types.ts';
import type { StoredData } from './model.ts';
import { resolve } from './resolve.ts';
import { STORED, type StoredName, type StoredThing } from './stored.ts';
import { DROP, type Place, problemAt, type World } from './world.ts';

/** The keys of a thing as a browser lists them: one for each form, where it is a form's. */
function keysOf({ key }: StoredThing, { project }: World): string[] {
  const forms = [...(project.records.get('forms')?.keys() ?? [])];
  return key.includes('*') ? forms.map((form) => key.replace('*', form)) : [key];
}

/** What the code keeps, in the words of content/storage.json. */
export function storedData(place: Place, world: World): StoredData | typeof DROP {
  const { storageFile, input } = world.project;
  if (!storageFile) {
    const message =
      'This block shows what the site keeps on the device, and there is no content/storage.json.';
    const hint = 'Write it: schemas/storage.schema.json says how.';
    world.report(problemAt(place, 'missing-register', message, hint));
    return DROP;
  }
  const { source, value } = storageFile;
  const register = resolve(
    value,
    { source, segments: [], route: null, schema: input.schemas.storage },
    world,
  );
  if (register === DROP) return DROP;
  // The walk has followed storage.schema.json, from which the type is generated.
  const { terms, places, grounds, things } = register as StorageRegister;
  const items = (Object.keys(STORED) as StoredName[]).map((name) => {
    const { ground, ...words } = things[name];
    const thing = STORED[name];
    return { ...words, keys: keysOf(thing, world), place: places[thing.place], ground: grounds[ground] };
  });
  return { terms, items };
}
