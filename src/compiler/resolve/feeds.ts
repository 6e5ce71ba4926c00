import { isObject } from '@json-site/values/objects';
import { at, sentence } from '../report/sentence.ts';
import { recordSchemaOf } from '../schema/schema-walk.ts';
import { isEvent } from '../schema/things.ts';
import { instantOf } from '../source/dates.ts';
import type { PageFile, Project } from '../source/project.ts';
import { feedPath, routeOfRecord } from '../source/routes.ts';
import { readTemplateName } from '../source/templates/value-records.ts';
import { type CompileContext, diagnosticAt, type SourceLocation } from './compile-context.ts';
import { requireOfPage } from './require-of-page.ts';

/** Whether a page is an entry of the feed of its section. */
function isEntry({ parsed: { value } }: PageFile): boolean {
  return isObject(value) && instantOf(value['date']) !== undefined && value['noindex'] !== true;
}

/** The pages from which a feed is made: those directly below its own, or of the records that have the page's value. */
export function pagesOfFeed(route: string, { pages, children, templates }: Project): readonly PageFile[] {
  const page = pages.get(route);
  const { collection = '', ofValue } = page?.parsed.source.expansion ?? {};
  if (!page || !ofValue) return children.get(route) ?? [];
  const own = templates.filter(
    (one) => one.collection === readTemplateName(collection).collection && one.language === page.language,
  );
  return ofValue.records.flatMap((id) =>
    own.flatMap(({ parsed }) => pages.get(routeOfRecord(parsed.source.path, id)) ?? []),
  );
}

/** Whether a page has a feed with at least one entry: a feed without entries has no date, which Atom requires. */
function hasFeed(route: string, project: Project): boolean {
  const page = project.pages.get(route)?.parsed.value;
  return isObject(page) && isObject(page['feed']) && pagesOfFeed(route, project).some(isEntry);
}

/** Whether an address is that of a feed. */
export function isFeed(path: string, project: Project): boolean {
  const route = path.slice(0, path.lastIndexOf('/')) || '/';
  return path === feedPath(route) && hasFeed(route, project);
}

/** Whether a page is made of an event. */
function isEventPage({ parsed }: PageFile, { input }: Project): boolean {
  const { collection = '' } = parsed.source.expansion ?? {};
  return isEvent(recordSchemaOf(collection, input.schemas)?.structuredData?.type);
}

/** Whether a page has a calendar with at least one event. */
function hasCalendar(route: string, project: Project): boolean {
  const page = project.pages.get(route)?.parsed.value;
  const below = project.children.get(route) ?? [];
  return isObject(page) && isObject(page['calendar']) && below.some((one) => isEventPage(one, project));
}

/** Whether an address is that of a file for calendars: of an event, or of the events below a page. */
export function isCalendar(path: string, project: Project): boolean {
  const name = path.replace(/\.ics$/, '');
  const route = name === '/index' ? '/' : name;
  const page = path === feedPath(route, 'events') ? project.pages.get(route) : undefined;
  return page !== undefined && (isEventPage(page, project) || hasCalendar(route, project));
}

/** Reports a calendar without events. Returns whether the build writes it. */
export function checkCalendar(route: string, location: SourceLocation, context: CompileContext): boolean {
  if (hasCalendar(route, context.project)) return true;
  const where = `${route === '/' ? '' : route}/*`;
  const message = sentence`${at(location.jsonPath)} has no events: no page in ${where} is made of one. The build writes no calendar.`;
  const hint =
    'Give the schema of the records "structuredData" with the type "Event", and their pages a template.';
  context.report({ ...diagnosticAt(location, 'empty-list', message, hint), severity: 'warning' });
  return false;
}

/** Reports what a feed lacks. Returns whether the build writes it. */
export function checkFeed(route: string, location: SourceLocation, context: CompileContext): boolean {
  const { project } = context;
  for (const page of pagesOfFeed(route, project)) requireOfPage(page, 'date', location, context, 'warning');
  if (hasFeed(route, project)) return true;
  const { ofValue } = project.pages.get(route)?.parsed.source.expansion ?? {};
  const where = ofValue ? 'of the records with this value' : `in ${route === '/' ? '' : route}/*`;
  const message = sentence`${at(location.jsonPath)} has no entries: no page ${where} has a date and may be listed. The build writes no feed.`;
  const hint = 'Add a page with a date, or publish a draft.';
  context.report({ ...diagnosticAt(location, 'empty-list', message, hint), severity: 'warning' });
  return false;
}
