import { usableExamples } from '../../../compiler/schema/examples.ts';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { NOT_FOUND, PAGES, parentOf, routeOfFile } from '../../../compiler/source/routes.ts';
import type { CompileInput } from '../../../compiler/types.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import { anchorsIn } from '../anchors.ts';
import type { Choice, Choices, PageEntry, StudioSite } from '../protocol.ts';

interface ParsedPage {
  file: string;
  route: string;
  title: string;
  value: unknown;
}

/** The title or the name of a page or record. */
function titleOf(value: unknown, fallback: string): string {
  const { title, name } = isObject(value) ? value : {};
  return [title, name, fallback].find((text) => typeof text === 'string') as string;
}

function parsePages({ files }: CompileInput): ParsedPage[] {
  return files
    .filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.json'))
    .map((source): ParsedPage => {
      const route = routeOfFile(source.path);
      const { value } = parseFile(source);
      return { file: source.path, route, title: titleOf(value, route), value };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

function recordChoices({ files, schemas }: CompileInput): Record<string, Choice[]> {
  const folders = Object.keys(schemas.records).map((folder): [string, Choice[]] => {
    const start = `content/${folder}/`;
    const records = files.filter(({ path }) => path.startsWith(start) && path.endsWith('.json'));
    const choices = records.map((source): Choice => {
      const id = source.path.slice(start.length, -'.json'.length);
      return { value: id, label: titleOf(parseFile(source).value, id) };
    });
    return [folder, choices];
  });
  return Object.fromEntries(folders);
}

function anchorChoices({ files, schemas }: CompileInput, pages: ParsedPage[]): Choices['anchors'] {
  const anchors = pages.map(({ route, value }): [string, string[]] => [
    route,
    anchorsIn(value, schemas.page, schemas),
  ]);
  const site = files.find(({ path }) => path === 'content/site.json');
  if (site) anchors.push(['', anchorsIn(parseFile(site).value, schemas.site, schemas)]);
  return Object.fromEntries(anchors);
}

function sectionChoices(pages: ParsedPage[]): Choice[] {
  const parents = new Set(pages.filter(({ route }) => route !== '/').map(({ route }) => parentOf(route)));
  return [...parents].sort().map((parent) => {
    const title = pages.find(({ route }) => route === parent)?.title ?? parent;
    return { value: parent === '/' ? '/*' : `${parent}/*`, label: `All pages below ${title}` };
  });
}

/** Collects what the studio needs to know about the site besides the page that is open. */
export function studioSite({ store }: ContentContext): StudioSite {
  store.refresh();
  const input = store.input();
  const errors = store.errors();
  const pages = parsePages(input);
  const linkable = pages.filter(({ route }) => route !== NOT_FOUND);
  return {
    pages: pages.map(({ file, route, title }): PageEntry => {
      return { file, route, title, errors: errors.filter((error) => error.file === file).length };
    }),
    schemas: input.schemas,
    choices: {
      pages: linkable.map(({ route, title }) => ({ value: route, label: title })),
      anchors: anchorChoices(input, linkable),
      sections: sectionChoices(linkable),
      media: input.media.map(({ name, src }) => ({ name, src })),
      records: recordChoices(input),
    },
    examples: usableExamples(input),
  };
}
