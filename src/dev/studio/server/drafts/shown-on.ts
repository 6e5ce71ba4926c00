import { SINGLETONS } from '@json-site/compiler/documents';
import type { Reference } from '@json-site/compiler/project';
import type { PageOnDisk } from '../../protocol.ts';

/** Files that every page shows. */
const ON_EVERY_PAGE: readonly string[] = [SINGLETONS.site.file, SINGLETONS.themeFile.file];

/**
 * Returns the routes of the pages that show a record, directly or through another record, in alphabetical order. Null
 * for a file that no page refers to.
 */
export function shownOn(
  file: string,
  references: readonly Reference[],
  seen = new Set<string>(),
): PageOnDisk['usedOn'] {
  if (ON_EVERY_PAGE.includes(file)) return 'all';
  if (seen.has(file)) return null;
  seen.add(file);
  // References name a record without its ending: `content/people/ada.json` → `people/ada`.
  const name = file.slice('content/'.length, -'.json'.length);
  const routes = new Set<string>();
  let isUsed = false;
  for (const { kind, to, route, source } of references) {
    if (kind !== 'record' || to !== name) continue;
    isUsed = true;
    const through = route === null ? shownOn(source.path, references, seen) : [route];
    if (through === 'all') return 'all';
    for (const one of through ?? []) routes.add(one);
  }
  return isUsed ? [...routes].sort() : null;
}
