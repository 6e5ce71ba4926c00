import { isObject } from '@json-site/values/objects';
import { at, type SentencePart, sentence } from '../../report/sentence.ts';
import { formatValue } from '../../report/wording.ts';
import { TODAY } from '../../schema/queries/ranges.ts';
import { positionProperty, type RecordQuery } from '../../schema/queries/record-queries.ts';
import { followRef } from '../../schema/schema-walk.ts';
import { readingOf } from '../../schema/vocabulary.ts';
import type { ParsedFile } from '../../source/json-file.ts';
import { siteDateStyle } from '../../source/site-language.ts';
import type { CompileContext, SourceLocation } from '../compile-context.ts';
import { reportEmptyList } from '../empty-list.ts';
import { selectRecords } from '../select-records.ts';
import { siteTimeZone } from '../site-values.ts';
import { settleRange } from './settle-range.ts';

/**
 * The values that the query as written asks for. Leaves out what is reported already: names and values that the
 * schema does not allow, and ids of records that do not exist.
 */
function wantedValues(written: Record<string, unknown>, resolved: Record<string, unknown>) {
  const [values, valid] = [written['where'], resolved['where']];
  if (!isObject(values) || !isObject(valid)) return undefined;
  return Object.fromEntries(
    Object.keys(valid).flatMap((name): [string, unknown][] => {
      const [value, found] = [values[name], valid[name]];
      if (found === null) return [];
      if (!Array.isArray(value)) return [[name, isObject(value) ? found : value]];
      // A list of ids, each of which is resolved in its place.
      return [[name, value.filter((_, index) => Array.isArray(found) && found[index] !== null)]];
    }),
  );
}

function rangeInWords(range: Record<string, unknown>): string {
  return ['from', 'to', 'before']
    .filter((end) => range[end] !== undefined)
    .map((end) => `${end} ${formatValue(range[end])}`)
    .join(' ');
}

function listValues(where: Record<string, unknown>): string {
  return Object.entries(where)
    .map(([name, value]) =>
      isObject(value) ? `"${name}" ${rangeInWords(value)}` : `"${name}": ${formatValue(value)}`,
    )
    .join(' and ');
}

function reportNoRecords(
  { where }: RecordQuery,
  collection: string,
  location: SourceLocation,
  context: CompileContext,
): void {
  const folder = `content/${collection}/`;
  const subject: SentencePart = at(location.jsonPath);
  const message = where
    ? sentence`${subject} is an empty list: no record in ${folder} has ${listValues(where)}.`
    : sentence`${subject} is an empty list: there is no record in ${folder}.`;
  const hint = where ? 'Change the values, or add a record.' : `Add one: npm run new record ${collection}`;
  reportEmptyList(message, hint, location, context);
}

/** Whether an end of a range is the current day. */
const usesToday = (range: unknown) => isObject(range) && Object.values(range).includes(TODAY);

/**
 * Selects records by a query: as written, and after its schema has left out what it does not allow. Days are those of
 * the time zone of the site.
 */
export function queryRecords(
  collection: string,
  written: Record<string, unknown>,
  resolved: Record<string, unknown>,
  location: SourceLocation,
  context: CompileContext,
): { ids: string[]; timeZone: string } {
  const { project } = context;
  const records = project.records.get(collection) ?? new Map<string, ParsedFile>();
  const where = wantedValues(written, resolved);
  // The schema of the query has checked it.
  const query = { ...resolved, ...(where && { where }) } as RecordQuery;
  const needsDay = Object.values(where ?? {}).some(usesToday);
  const zone = needsDay ? siteTimeZone(location, context) : siteDateStyle(project.site).timeZone;
  const timeZone = zone ?? 'UTC';
  const today = needsDay ? context.today(timeZone) : undefined;
  const settled = Object.entries(where ?? {}).flatMap(([name, value]): [string, unknown][] => {
    if (!isObject(value)) return [[name, value]];
    const jsonPath = [...location.jsonPath, 'where', name];
    const range = settleRange(value, { ...location, jsonPath }, today, context);
    return Object.keys(range).length > 0 ? [[name, range]] : [];
  });
  const { schemas } = project.input;
  const schema = schemas.records[collection] ?? {};
  // A list of ids is in its own order.
  const order = query.order ?? (Array.isArray(where?.['id']) ? undefined : positionProperty(schema, schemas));
  const settledQuery = {
    ...query,
    ...(where && { where: Object.fromEntries(settled) }),
    ...(order !== undefined && { order }),
  };
  const sorted = schema.properties?.[order?.replace(/^-/, '') ?? ''];
  const isDate = sorted !== undefined && readingOf(followRef(sorted, schemas).means).inQuery === 'days';
  const comparison = { language: project.language, timeZone, isDate };
  const ids = selectRecords(records, settledQuery, comparison);
  for (const id of ids) context.addReference(location, { kind: 'record', to: `${collection}/${id}` });
  // A limit of 0 is reported already.
  if (ids.length === 0 && query.limit !== 0) reportNoRecords(query, collection, location, context);
  return { ids, timeZone };
}
