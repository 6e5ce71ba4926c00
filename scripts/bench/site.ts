import { NOT_FOUND } from '../../src/compiler/source/routes.ts';
import type { PageData } from '../../src/compiler/types.ts';
import { compileProject } from '../content/load-content.ts';

/** All built pages, or those of the routes, without the page for unknown addresses: it is served with status 404. */
export function measuredPages(routes: string[] | undefined): PageData[] {
  const compiled = compileProject();
  const pages = compiled.pages.filter(({ path }) => path !== NOT_FOUND && !compiled.drafts.includes(path));
  const unknown = routes?.find((route) => !pages.some(({ path }) => path === route));
  if (unknown !== undefined) throw new Error(`--routes: this site has no page ${unknown}.`);
  return pages.filter(({ path }) => !routes || routes.includes(path));
}

export const hasBlock = ({ blocks }: PageData, type: string) => blocks.some((block) => block.type === type);
