import { remembered } from '@json-site/values/remembered';
import type { ParsedFile } from './json-file.ts';
import type { Project } from './project.ts';

type Search = <Found>(what: string, search: () => Found[]) => Found[];

const everySearch: Search = (_, search) => search();

/** Of each compilation: its input may be another one for the same file. */
const searchesOf = remembered((project: Project) => {
  const { input, language, languages } = project;
  const tags = [language, ...languages.map(({ tag }) => tag)].join();
  return remembered((parsed: ParsedFile): Search => {
    if (!input.searchOnce) return everySearch;
    const { path, text } = parsed.source;
    // The language of a file depends on its path and on those of the site. A page that a template makes of a record,
    // and a translation, have values that are not in their text.
    return input.searchOnce([tags, path, text, JSON.stringify(parsed.value)].join('\0'));
  });
});

/**
 * Searches a file for faults, unless an earlier compilation has found none. `what` contains everything on which the
 * search depends besides the file and the schemas.
 */
export const searchFile = <Found>(
  project: Project,
  parsed: ParsedFile,
  what: string,
  search: () => Found[],
): Found[] => searchesOf(project)(parsed)(what, search);
