import { NOT_FOUND } from '@json-site/compiler/documents';
import type { PageData } from '@json-site/compiler/types';
import { compileProject } from '@json-site/content/site';

/** All built pages of a site, or those of the routes. Not the page for unknown addresses: its status is 404. */
export function measuredPages(routes: string[] | undefined, root?: string): PageData[] {
  const compiled = compileProject(root);
  const pages = compiled.pages.filter(({ path }) => path !== NOT_FOUND && !compiled.drafts.includes(path));
  const unknown = routes?.find((route) => !pages.some(({ path }) => path === route));
  if (unknown !== undefined) throw new Error(`--routes: this site has no page ${unknown}.`);
  return pages.filter(({ path }) => !routes || routes.includes(path));
}

export const hasBlock = ({ blocks }: PageData, type: string) => blocks.some((block) => block.type === type);
