import { nearest } from '@json-site/model/visitor';
import { valueIn } from '@json-site/values/objects';
import type { Project } from './project.ts';
import { NOT_FOUND } from './routes.ts';

/** Returns the addresses in content/published.json; null if the file does not exist. */
export function publishedRoutes({ publishedFile }: Project): string[] | null {
  const routes = valueIn(publishedFile?.value, 'routes');
  return Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : null;
}

/** Returns the pages that content/published.json does not list. A draft is not published. */
export function unrecordedPages(project: Project): string[] {
  const known = new Set(publishedRoutes(project));
  return [...project.pages.keys()].filter(
    (route) => route !== NOT_FOUND && !known.has(route) && !project.drafts.has(route),
  );
}

const lastPart = (route: string) => route.slice(route.lastIndexOf('/'));

/** Guesses the new address of a renamed page. Undefined for an address that was never published. */
export function successorOf(route: string, project: Project): string | undefined {
  if (!publishedRoutes(project)?.includes(route)) return undefined;
  const newPages = unrecordedPages(project);
  const sameName = newPages.find((one) => lastPart(one) === lastPart(route));
  return sameName ?? nearest(route, newPages) ?? (newPages.length === 1 ? newPages[0] : undefined);
}

/** Returns the route itself, or the probable new route of a page that no longer exists. */
export function currentRoute(route: string, project: Project): string {
  return project.pages.has(route) ? route : (successorOf(route, project) ?? route);
}
