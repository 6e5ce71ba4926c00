import { loadContent } from '../../../../scripts/content/load-content.ts';
import { pageStarter } from '../../../../scripts/new/page.ts';
import { Refusal } from '../../../../scripts/new/starter.ts';
import { compile } from '../../../compiler/compile.ts';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { isPlainRoute, NOT_FOUND } from '../../../compiler/source/routes.ts';
import { DevApiError } from '../../server/endpoint.ts';
import type { NewPage, NewPageResult, PageChange, PageChangePlan } from '../protocol.ts';
import { checkChange } from './check-change.ts';
import { pageFilePath, readPage, writeContent } from './content-files.ts';
import { formatLikeBefore } from './format-file.ts';
import { fileOfRoute, PageChangeError, planPageChange } from './plan-page-change.ts';
import { rewriteJson } from './rewrite-json.ts';

/** A refusal in words becomes one that the browser shows. */
function told<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (error instanceof PageChangeError || error instanceof Refusal)
      throw new DevApiError(422, error.message);
    throw error;
  }
}

async function formattedLike(
  root: string,
  texts: ReadonlyMap<string, string | null>,
  before: Map<string, string>,
) {
  const all = await Promise.all(
    [...texts].map(async ([file, text]): Promise<[string, string | null]> => {
      const old = before.get(file);
      return [
        file,
        text === null || old === undefined ? text : await formatLikeBefore(root, file, old, text),
      ];
    }),
  );
  return new Map(all);
}

/** Moves or removes a page with everything that leads to it, or says what that would do. */
export async function changePages(root: string, change: PageChange): Promise<PageChangePlan> {
  pageFilePath(root, change.file);
  const input = loadContent(root);
  const { texts, ...plan } = told(() => planPageChange(input, change));
  const { refusals } = checkChange(root, texts);
  if (refusals.length > 0) return { ...plan, outcome: 'refused', diagnostics: refusals };
  if (!change.apply) return { ...plan, outcome: 'planned', diagnostics: [] };
  const before = new Map(input.files.map(({ path, text }) => [path, text]));
  writeContent(root, await formattedLike(root, texts, before));
  return { ...plan, outcome: 'done', diagnostics: [] };
}

/** The text of a new page: the starter's, or another page's with its own title and description. */
function newText(root: string, { route, title, description, copyOf }: NewPage): string {
  const input = loadContent(root);
  const { files } = told(() => pageStarter({ name: route, title, description }, input, compile(input)));
  const starter = Object.values(files)[0] ?? '{}';
  const own = JSON.parse(starter) as Record<string, unknown>;
  if (copyOf === undefined) return rewriteJson(starter, { ...own, title, description });
  const { text } = readPage(root, copyOf);
  const model: unknown = JSON.parse(text);
  if (!isObject(model)) throw new DevApiError(422, `${copyOf} is not a page that can be copied.`);
  return rewriteJson(text, { ...model, $schema: own['$schema'], title, description });
}

/** Makes a page, unless the check has errors. */
export function createPage(root: string, page: NewPage): NewPageResult {
  if (!isPlainRoute(page.route) || page.route === NOT_FOUND) {
    throw new DevApiError(
      422,
      `${page.route} cannot be an address: small letters, digits and single hyphens.`,
    );
  }
  const file = fileOfRoute(page.route);
  pageFilePath(root, file);
  const texts = new Map([[file, newText(root, page)]]);
  const { refusals } = checkChange(root, texts);
  if (refusals.length > 0) return { outcome: 'refused', problems: refusals };
  writeContent(root, texts);
  return { outcome: 'made', file };
}
