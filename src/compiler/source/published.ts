import { nearest } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { Project } from './project.ts';
import { NOT_FOUND } from './routes.ts';

/** The addresses that the site has had, as content/published.json lists them; null where there is no such file. */
export function publishedRoutes({ publishedFile }: Project): string[] | null {
  const routes = isObject(publishedFile?.value) ? publishedFile.value['routes'] : undefined;
  return Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : null;
}

/** Pages that content/published.json does not list yet. */
export function unrecordedPages(project: Project): string[] {
  const known = new Set(publishedRoutes(project));
  return [...project.pages.keys()].filter((route) => route !== NOT_FOUND && !known.has(route));
}

const lastPart = (route: string) => route.slice(route.lastIndexOf('/'));

/** The new page that one which is gone has most probably become; undefined for a page that has never been. */
export function successorOf(route: string, project: Project): string | undefined {
  if (!publishedRoutes(project)?.includes(route)) return undefined;
  const fresh = unrecordedPages(project);
  const sameName = fresh.find((one) => lastPart(one) === lastPart(route));
  return sameName ?? nearest(route, fresh) ?? (fresh.length === 1 ? fresh[0] : undefined);
}

/** The page that a route most probably means: itself, or what a page that is gone has become. */
export function meantPage(route: string, project: Project): string {
  return project.pages.has(route) ? route : (successorOf(route, project) ?? route);
}
