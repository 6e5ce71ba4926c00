import { valueIn } from '@json-site/values/objects';
import { instantOf } from './dates.ts';
import type { PageFile, Project } from './project.ts';
import { routeOfRecord } from './routes.ts';
import { siteDateStyle } from './site-language.ts';
import { readTemplateName } from './templates/value-records.ts';

/**
 * Whether a page is a draft. One whose `draft` has the wrong type may be meant as one; the error is reported already.
 */
function mayBeDraft({ parsed }: PageFile): boolean {
  const draft = valueIn(parsed.value, 'draft');
  return draft !== undefined && draft !== false;
}

/** The time at which a page is published, if that is later than the build. Without the time, nothing is later. */
function dueTime({ parsed }: PageFile, { input: { now }, site }: Project): number | undefined {
  const written = valueIn(parsed.value, 'publishAt');
  if (written === undefined || now === undefined) return undefined;
  const due = instantOf(written, siteDateStyle(site).timeZone);
  return due !== undefined && due > now ? due : undefined;
}

/** Whether the page of a value is only about records whose own pages are drafts. */
function isOfDrafts({ parsed: { source } }: PageFile, { templates, drafts }: Project): boolean {
  const { collection = '', ofValue } = source.expansion ?? {};
  if (!ofValue) return false;
  const own = templates.filter((one) => one.collection === readTemplateName(collection).collection);
  const isDraft = (id: string) => own.some(({ parsed }) => drafts.has(routeOfRecord(parsed.source.path, id)));
  return ofValue.records.every(isDraft);
}

/** Notes the drafts, and when the next page is due that is one only until then. */
export function findDrafts(project: Project): void {
  for (const page of project.pages.values()) {
    const due = dueTime(page, project);
    if (due !== undefined || mayBeDraft(page)) project.drafts.set(page.route, page);
    if (due !== undefined && !mayBeDraft(page)) project.nextDue = Math.min(due, project.nextDue ?? due);
  }
  for (const page of project.pages.values())
    if (isOfDrafts(page, project)) project.drafts.set(page.route, page);
}
