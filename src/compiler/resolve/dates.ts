import type { DateLine, ShownDate } from '@json-site/model/model';
import { isObject, valueIn } from '@json-site/values/objects';
import { dateInWords, hasTime, isLocal, withZone } from '../source/dates.ts';
import { siteDateStyle } from '../source/site-language.ts';
import { type CompileContext, OMIT, reportText, type SourceLocation } from './compile-context.ts';
import { requireOfPage } from './require-of-page.ts';
import { siteLabel, siteTimeZone } from './site-values.ts';

/**
 * Formats a date in the language and the time zone of the site. The compiler does it, because the browser of a visitor
 * may format the same date differently, and hydration needs the same text.
 */
export function shownDate(
  iso: unknown,
  location: SourceLocation,
  context: CompileContext,
): ShownDate | undefined {
  const { site } = context.project;
  const style = siteDateStyle(site);
  const text = dateInWords(iso, style);
  if (text === undefined) return undefined;
  // Reports a time zone that does not exist, and for a time without a zone one that is missing.
  const hasZone = valueIn(site?.value, 'timeZone') !== undefined;
  if (isLocal(iso) || (hasTime(iso) && hasZone)) siteTimeZone(location, context);
  return { iso: withZone(String(iso), style.timeZone), text };
}

/** Resolves `means: "date"`. */
export function resolveDate(
  text: string,
  location: SourceLocation,
  context: CompileContext,
): ShownDate | typeof OMIT {
  const shown = shownDate(text, location, context);
  if (shown) return shown;
  const { pattern, description } = location.schema;
  // A text of another form is reported by the pattern of the schema, if there is one.
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) {
    const hint = description ?? 'Write a date like "2026-03-05", or with its time "2026-03-05T09:30".';
    reportText({ text, location }, context, 'wrong-pattern', 'there is no such date', hint);
  }
  return OMIT;
}

/** Resolves `means: "page-dates"`: the dates of the page that contains the block, with the words around them. */
export function resolvePageDates(
  text: string,
  location: SourceLocation,
  context: CompileContext,
): DateLine | typeof OMIT {
  const page = location.route === null ? undefined : context.project.pages.get(location.route);
  const value = page?.parsed.value;
  if (!page || !isObject(value)) {
    const problem = "only a block of a page can show the page's dates";
    reportText({ text, location }, context, 'not-allowed', problem, 'Delete this property.');
    return OMIT;
  }
  requireOfPage(page, 'date', location, context);
  const date = shownDate(value['date'], location, context);
  const updated = text === 'all' ? shownDate(value['updated'], location, context) : undefined;
  if (!date) return OMIT;
  const words = siteLabel(updated ? 'publishedAndUpdated' : 'published', location, context) ?? '{date}';
  return words.split(/(\{date\}|\{updated\})/).flatMap((part): DateLine => {
    if (part === '{date}') return [date];
    if (part === '{updated}' && updated) return [updated];
    return part === '' ? [] : [part];
  });
}
