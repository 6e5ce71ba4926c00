import { loadContent } from '../../../../scripts/content/load-content.ts';
import { compile } from '../../../compiler/compile.ts';
import { usableExamples } from '../../../compiler/schema/examples.ts';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { NOT_FOUND, PAGES, parentOf, routeOfFile } from '../../../compiler/source/routes.ts';
import type { CompileInput } from '../../../compiler/types.ts';
import { anchorsIn } from '../anchors.ts';
import type { Choice, Choices, PageEntry, StudioSite } from '../protocol.ts';

interface PageText {
  file: string;
  route: string;
  title: string;
  value: unknown;
}

function titleOf(value: unknown, otherwise: string): string {
  const title = isObject(value) ? value['title'] : undefined;
  return typeof title === 'string' ? title : otherwise;
}

function pagesOf({ files }: CompileInput): PageText[] {
  return files
    .filter(({ path }) => path.startsWith(PAGES) && path.endsWith('.json'))
    .map((source): PageText => {
      const route = routeOfFile(source.path);
      const { value } = parseFile(source);
      return { file: source.path, route, title: titleOf(value, route), value };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

function recordsOf({ files, schemas }: CompileInput): Record<string, Choice[]> {
  const folders = Object.keys(schemas.records).map((folder): [string, Choice[]] => {
    const start = `content/${folder}/`;
    const own = files.filter(({ path }) => path.startsWith(start) && path.endsWith('.json'));
    const choices = own.map((source): Choice => {
      const value = source.path.slice(start.length, -'.json'.length);
      return { value, label: titleOf(parseFile(source).value, value) };
    });
    return [folder, choices];
  });
  return Object.fromEntries(folders);
}

function choicesOf(input: CompileInput, pages: PageText[]): Choices {
  const { schemas, files, media } = input;
  const shown = pages.filter(({ route }) => route !== NOT_FOUND);
  const sections = new Set(shown.filter(({ route }) => route !== '/').map(({ route }) => parentOf(route)));
  const site = files.find(({ path }) => path === 'content/site.json');
  const anchors = shown.map(({ route, value }): [string, string[]] => [
    route,
    anchorsIn(value, schemas.page, schemas),
  ]);
  if (site) anchors.push(['', anchorsIn(parseFile(site).value, schemas.site, schemas)]);
  return {
    pages: shown.map(({ route, title }) => ({ value: route, label: title })),
    anchors: Object.fromEntries(anchors),
    sections: [...sections].sort().map((parent) => {
      const title = shown.find(({ route }) => route === parent)?.title ?? parent;
      return { value: parent === '/' ? '/*' : `${parent}/*`, label: `All pages below ${title}` };
    }),
    media: media.map(({ name, src }) => ({ name, src })),
    records: recordsOf(input),
  };
}

/** Everything that the studio knows about the site beside the page that is edited. */
export function studioSite(root: string): StudioSite {
  const input = loadContent(root);
  const { diagnostics } = compile(input);
  const pages = pagesOf(input);
  return {
    pages: pages.map(({ file, route, title }): PageEntry => {
      const own = diagnostics.filter((one) => one.file === file && one.severity === 'error');
      return { file, route, title, errors: own.length };
    }),
    schemas: input.schemas,
    choices: choicesOf(input, pages),
    examples: usableExamples(input),
  };
}
