import type { DatedPage } from '@json-site/model/model';
import { isObject, valueIn } from '@json-site/values/objects';
import { at, sentence } from '../report/sentence.ts';
import { compareDates } from '../source/dates.ts';
import { siteDateStyle } from '../source/site-language.ts';
import { type CompileContext, OMIT, type SourceLocation } from './compile-context.ts';
import { shownDate } from './dates.ts';
import { reportEmptyList } from './empty-list.ts';
import { settleRange } from './queries/settle-range.ts';
import { requireOfPage } from './require-of-page.ts';
import { pagesOfSection } from './sections.ts';
import { isInRange, type SettledRange } from './select-records.ts';

/** Whether there is a section that has no pages yet: the page above them exists. */
function isEmptySection(section: string, { project }: CompileContext): boolean {
  const parent = section.replace(/\/\*$/, '') || '/';
  return project.pages.has(parent) && !project.children.has(parent);
}

/** The dates of the pages to list. */
function rangeOfDates(where: unknown, location: SourceLocation, context: CompileContext): SettledRange {
  const range = valueIn(where, 'date');
  if (!isObject(range)) return {};
  const jsonPath = [...location.jsonPath, 'where', 'date'];
  return settleRange(range, { ...location, jsonPath }, undefined, context);
}

/**
 * Resolves `means: "dated-pages"`: the pages of a section in the order of their dates. Values that do not match the
 * schema of the query are reported already and have no effect.
 */
export function resolveDatedPages(
  { section, where, order, limit }: Record<string, unknown>,
  location: SourceLocation,
  context: CompileContext,
): DatedPage[] | typeof OMIT {
  if (typeof section !== 'string') return OMIT;
  if (isEmptySection(section, context)) {
    const message = sentence`${at(location.jsonPath)} is an empty list: there is no page in ${section}.`;
    const hint = 'Add a page, or publish a draft.';
    reportEmptyList(message, hint, location, context);
    return [];
  }
  const inside = { ...location, jsonPath: [...location.jsonPath, 'section'] };
  const range = rangeOfDates(where, location, context);
  const { timeZone } = siteDateStyle(context.project.site);
  const dated = pagesOfSection(section, inside, context).flatMap((file) => {
    const written = valueIn(file.parsed.value, 'date');
    const [link, date] = [context.pageLink(file), shownDate(written, location, context)];
    if (link && date) {
      return isInRange(written, range, timeZone) ? [{ link, date }] : [];
    }
    requireOfPage(file, 'date', location, context, 'warning');
    // The list will show it as soon as it has a date, so that it does not count as a page without links.
    context.addReference(location, { kind: 'page', to: file.route });
    return [];
  });
  const direction = order === 'date' ? 1 : -1;
  // Pages of the same day stay in the order of lists and menus.
  dated.sort((a, b) => direction * compareDates(a.date.iso, b.date.iso, timeZone));
  return dated.slice(0, typeof limit === 'number' && limit > 0 ? limit : undefined).map(({ link, date }) => {
    const { path, title, summary, language } = link;
    context.addReference(location, { kind: 'page', to: path });
    return { path, title, summary, date, ...(language !== undefined && { language }) };
  });
}
