import { documentKinds, type PageFile, type ParsedFile, routeOfFile } from '@json-site/compiler/documents';
import { readProject } from '@json-site/compiler/project';
import type { CompileInput } from '@json-site/compiler/types';
import { valueIn } from '@json-site/values/objects';

/** Documents in the order that an editor gives them. */
export interface OrderedList {
  files: string[];
  /** The property of each that says its place. */
  property: string;
}

/** Records in the order of a property; those without it are last, in the order of their ids. */
function byPlace(records: Iterable<ParsedFile>, property: string): string[] {
  const placeOf = ({ value }: ParsedFile) => Number(valueIn(value, property) ?? Number.MAX_SAFE_INTEGER);
  return [...records].sort((one, other) => placeOf(one) - placeOf(other)).map(({ source }) => source.path);
}

/**
 * The lists that an editor can order: the pages directly below an address, by this address, as menus and cards show
 * them, and the records of a collection that have a place, by its name. A template is no file of such a page.
 */
export function listsInOrder(input: CompileInput): Map<string, OrderedList> {
  const isOwn = ({ route, parsed }: PageFile) => routeOfFile(parsed.source.path) === route;
  const { children, records } = readProject(input);
  const sections = [...children].map(([section, pages]): [string, OrderedList] => {
    const files = pages.filter(isOwn).map(({ parsed }) => parsed.source.path);
    return [section, { files, property: 'order' }];
  });
  const collections = documentKinds(input.schemas).flatMap(({ id, position }): [string, OrderedList][] =>
    position === undefined
      ? []
      : [[id, { files: byPlace(records.get(id)?.values() ?? [], position), property: position }]],
  );
  return new Map([...sections, ...collections]);
}
