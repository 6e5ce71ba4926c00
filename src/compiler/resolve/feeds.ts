import { isObject } from '@json-site/values/objects';
import { at, sentence } from '../report/sentence.ts';
import { instantOf } from '../source/dates.ts';
import type { PageFile, Project } from '../source/project.ts';
import { feedPath } from '../source/routes.ts';
import { type CompileContext, diagnosticAt, type SourceLocation } from './compile-context.ts';
import { requireOfPage } from './require-of-page.ts';

function hasDate({ parsed: { value } }: PageFile): boolean {
  return isObject(value) && instantOf(value['date']) !== undefined;
}

/** Whether a page has a feed with at least one entry: a feed without entries has no date, which Atom requires. */
function hasFeed(route: string, { pages, children }: Project): boolean {
  const page = pages.get(route)?.parsed.value;
  return isObject(page) && isObject(page['feed']) && (children.get(route) ?? []).some(hasDate);
}

/** Whether an address is that of a feed. */
export function isFeed(path: string, project: Project): boolean {
  const route = path.slice(0, path.lastIndexOf('/')) || '/';
  return path === feedPath(route) && hasFeed(route, project);
}

/** Reports what a feed lacks. Returns whether the build writes it. */
export function checkFeed(route: string, location: SourceLocation, context: CompileContext): boolean {
  const { project } = context;
  for (const page of project.children.get(route) ?? [])
    requireOfPage(page, 'date', location, context, 'warning');
  if (hasFeed(route, project)) return true;
  const where = `${route === '/' ? '' : route}/*`;
  const message = sentence`${at(location.jsonPath)} has no entries: no page in ${where} has a date. The build writes no feed.`;
  const hint = 'Add a page with a date, or publish a draft.';
  context.report({ ...diagnosticAt(location, 'empty-list', message, hint), severity: 'warning' });
  return false;
}
