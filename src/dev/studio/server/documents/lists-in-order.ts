import { type PageFile, routeOfFile } from '@json-site/compiler/documents';
import { readProject } from '@json-site/compiler/project';
import type { CompileInput } from '@json-site/compiler/types';

/** The files of the pages directly below each address, as menus and cards order them. A template is no such file. */
export function pagesInOrder(input: CompileInput): Map<string, string[]> {
  const isOwn = ({ route, parsed }: PageFile) => routeOfFile(parsed.source.path) === route;
  return new Map(
    [...readProject(input).children].map(([section, pages]) => [
      section,
      pages.filter(isOwn).map(({ parsed }) => parsed.source.path),
    ]),
  );
}
