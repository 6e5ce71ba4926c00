import { NOT_FOUND } from '@json-site/compiler/documents';
import type { PageData } from '@json-site/compiler/types';
import { compileProject } from '@json-site/content/site';

/** All built pages, or those of the routes, without the page for unknown addresses: it is served with status 404. */
export function measuredPages(routes: string[] | undefined): PageData[] {
  const compiled = compileProject();
  const pages = compiled.pages.filter(({ path }) => path !== NOT_FOUND && !compiled.drafts.includes(path));
  const unknown = routes?.find((route) => !pages.some(({ path }) => path === route));
  if (unknown !== undefined) throw new Error(`--routes: this site has no page ${unknown}.`);
  return pages.filter(({ path }) => !routes || routes.includes(path));
}

export const hasBlock = ({ blocks }: PageData, type: string) => blocks.some((block) => block.type === type);
