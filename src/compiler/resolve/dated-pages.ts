import type { DatedPage } from '@json-site/model/model';
import { isObject, valueIn } from '@json-site/values/objects';
import { at, sentence } from '../report/sentence.ts';
import type { Schema } from '../schema/schema-set.ts';
import { compareDates } from '../source/dates.ts';
import type { PageFile } from '../source/project.ts';
import { siteDateStyle } from '../source/site-language.ts';
import { type CompileContext, OMIT, type SourceLocation } from './compile-context.ts';
import { shownDate } from './dates.ts';
import { reportEmptyList } from './empty-list.ts';
import { mediaFileOf, resolveMedia } from './media.ts';
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

/** What a list shows of a page besides date, title and summary. Its own file reports what is wrong with it. */
function partsOf(
  { parsed: { value, source }, route }: PageFile,
  show: readonly unknown[],
  location: SourceLocation,
  context: CompileContext,
): Partial<DatedPage> {
  const text = (name: 'author' | 'category') => {
    const own = show.includes(name) ? valueIn(value, name) : undefined;
    return typeof own === 'string' && own !== '' ? { [name]: own } : {};
  };
  const name = show.includes('picture') ? valueIn(value, 'image', 'src') : undefined;
  // The slot is that of the list: the page itself has the picture for social networks alone.
  const { slot } = location.schema;
  const schema: Schema = { type: 'string', means: 'media', ...(slot && { slot }) };
  const picture =
    typeof name === 'string' && mediaFileOf(name, context)
      ? { picture: resolveMedia(name, { source, route, jsonPath: ['image', 'src'], schema }, context) }
      : {};
  return { ...picture, ...text('author'), ...text('category') };
}

/**
 * Resolves `means: "dated-pages"`: the pages of a section in the order of their dates. Values that do not match the
 * schema of the query are reported already and have no effect.
 */
export function resolveDatedPages(
  { section, where, order, limit, show }: Record<string, unknown>,
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
      return isInRange(written, range, timeZone) ? [{ file, link, date }] : [];
    }
    requireOfPage(file, 'date', location, context, 'warning');
    // The list will show it as soon as it has a date, so that it does not count as a page without links.
    context.addReference(location, { kind: 'page', to: file.route });
    return [];
  });
  const direction = order === 'date' ? 1 : -1;
  // Pages of the same day stay in the order of lists and menus.
  dated.sort((a, b) => direction * compareDates(a.date.iso, b.date.iso, timeZone));
  return dated
    .slice(0, typeof limit === 'number' && limit > 0 ? limit : undefined)
    .map(({ file, link, date }) => {
      const { path, title, summary, language } = link;
      context.addReference(location, { kind: 'page', to: path });
      const more = partsOf(file, Array.isArray(show) ? show : [], location, context);
      return { path, title, summary, date, ...(language !== undefined && { language }), ...more };
    });
}
