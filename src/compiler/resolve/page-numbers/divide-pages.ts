import type { PageNumbers } from '@json-site/model/model';
import { fillIn } from '@json-site/model/visitor';
import { isObject, valueIn } from '@json-site/values/objects';
import type { DiagnosticInput } from '../../report/diagnostic.ts';
import { at, inFile, sentence } from '../../report/sentence.ts';
import { followRef } from '../../schema/schema-walk.ts';
import { isQuery } from '../../schema/vocabulary.ts';
import type { Project } from '../../source/project.ts';
import type { PageData } from '../../types.ts';
import { Division } from './page-numbers.ts';

/** Pages beside the current one that a visitor sees. */
const NEAR = 2;

/** A block of a page whose list is divided. */
interface Divided {
  index: number;
  /** The property with the number, and that with the list. */
  name: string;
  list: string;
  division: Division;
}

interface Result {
  pages: PageData[];
  diagnostics: DiagnosticInput[];
}

function dividedBlock({ blocks }: PageData, { input: { schemas } }: Project): Divided | undefined {
  for (const [index, block] of blocks.entries()) {
    const [name, division] = Object.entries(block).find(([, value]) => value instanceof Division) ?? [];
    if (name === undefined || !(division instanceof Division)) continue;
    const properties = Object.entries(schemas.blocks[block.type]?.properties ?? {});
    const [list] = properties.find(([, schema]) => isQuery(followRef(schema, schemas).means)) ?? [];
    if (list !== undefined) return { index, name, list, division };
  }
  return undefined;
}

/** A part of a list of pages or records. A list that begins today has no spare records then. */
function partOf(list: unknown, from: number, to: number): unknown {
  if (Array.isArray(list)) return list.slice(from, to);
  if (!isObject(list) || !Array.isArray(list['records'])) return list;
  const { coming, ...rest } = list;
  const timeZone = valueIn(coming, 'timeZone');
  return {
    ...rest,
    records: list['records'].slice(from, to),
    ...(isObject(coming) && { coming: { timeZone } }),
  };
}

function lengthOf(list: unknown): number {
  if (Array.isArray(list)) return list.length;
  const records = valueIn(list, 'records');
  const limit = valueIn(list, 'coming', 'limit');
  const length = Array.isArray(records) ? records.length : 0;
  return typeof limit === 'number' ? Math.min(limit, length) : length;
}

/** The address of a page of a list. The first one is the page itself. */
const addressOf = (path: string, number: number) =>
  number === 1 ? path : `${path === '/' ? '' : path}/${number}`;

/** The numbers to show. Null in place of those that are left out; none is left out alone. */
function shownNumbers(current: number, count: number): (number | null)[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const isNear = (number: number) => Math.abs(number - current) <= NEAR || number === 1 || number === count;
  const isShown = (number: number) => isNear(number) || (isNear(number - 1) && isNear(number + 1));
  return numbers.flatMap((number) => (isShown(number) ? [number] : isShown(number - 1) ? [null] : []));
}

function linksOf(path: string, current: number, count: number, { texts, language }: Division): PageNumbers {
  const format = new Intl.NumberFormat(language);
  const link = (label: string, number: number) => ({ label, href: addressOf(path, number) });
  return {
    label: texts.label,
    ...(current > 1 && { previous: link(texts.previous, current - 1) }),
    ...(current < count && { next: link(texts.next, current + 1) }),
    pages: shownNumbers(current, count).map((number) => {
      if (number === null) return null;
      const text = format.format(number);
      const label = fillIn(texts.page, { number: text });
      return { text, ...link(label, number), ...(number === current && { isCurrent: true as const }) };
    }),
  };
}

/** What a further page has of the first: it is no entry of a feed, and has no feed, calendar or other original. */
function furtherPage(page: PageData, number: number, count: number, { texts, language }: Division): PageData {
  const { date, updated, feed, feedPages, calendar, event, thing, canonical, ...rest } = page;
  const format = new Intl.NumberFormat(language);
  const values = { number: format.format(number), count: format.format(count) };
  const titled = (title: string) => fillIn(texts.title, { ...values, title });
  return {
    ...rest,
    path: addressOf(page.path, number),
    title: titled(page.title),
    ...(page.searchTitle !== undefined && { searchTitle: titled(page.searchTitle) }),
  };
}

/** Reports a page or a redirect at the address of a page of a list. */
function conflictAt(address: string, page: PageData, name: string, project: Project): DiagnosticInput[] {
  const { parsed } = project.pages.get(page.path) ?? {};
  const blocks = valueIn(parsed?.value, 'blocks');
  const other = project.pages.get(address)?.parsed.source.path;
  const redirect = project.redirects.find(address);
  if (!parsed || !Array.isArray(blocks) || (other === undefined && !redirect)) return [];
  const jsonPath = ['blocks', blocks.findIndex((block) => valueIn(block, name) !== undefined), name];
  const part = sentence`${at(jsonPath)} makes the page ${address}`;
  const [message, hint] =
    other === undefined
      ? [
          sentence`${part}, which "${redirect?.from ?? ''}" in ${inFile('content/redirects.json')} redirects.`,
          'Delete the redirect.',
        ]
      : [sentence`${part}, and so is ${inFile(other)}.`, 'Rename that file.'];
  return [{ code: 'duplicate-route', source: parsed.source, jsonPath, message, hint }];
}

function dividePage(page: PageData, project: Project): Result {
  const found = dividedBlock(page, project);
  if (!found) return { pages: [page], diagnostics: [] };
  const { index, name, list, division } = found;
  const block = page.blocks[index] as unknown as Record<string, unknown>;
  const { [name]: _, ...whole } = block;
  const length = lengthOf(block[list]);
  const count = Math.max(1, Math.ceil(length / division.perPage));
  const withBlock = (one: PageData, other: Record<string, unknown>): PageData =>
    // The block is as its schema says: with another part of its list.
    ({ ...one, blocks: one.blocks.with(index, other as unknown as PageData['blocks'][number]) });
  if (count === 1) return { pages: [withBlock(page, whole)], diagnostics: [] };
  const numbers = Array.from({ length: count }, (_none, position) => position + 1);
  const pages = numbers.map((number) => {
    const part = partOf(
      block[list],
      (number - 1) * division.perPage,
      Math.min(number * division.perPage, length),
    );
    const own = number === 1 ? page : furtherPage(page, number, count, division);
    const numbered = {
      number,
      ...(number > 1 && { previous: addressOf(page.path, number - 1) }),
      ...(number < count && { next: addressOf(page.path, number + 1) }),
    };
    const links = linksOf(page.path, number, count, division);
    return { ...withBlock(own, { ...whole, [list]: part, [name]: links }), numbered };
  });
  const further = pages.slice(1);
  return {
    pages: [...pages.slice(0, 1), ...further.filter(({ path }) => !project.pages.has(path))],
    diagnostics: further.flatMap(({ path }) => conflictAt(path, page, name, project)),
  };
}

/** Divides each page whose list is long into several: `/news`, `/news/2`. */
export function dividePages(pages: readonly PageData[], project: Project): Result {
  const results = pages.map((page) => dividePage(page, project));
  return {
    pages: results.flatMap((result) => result.pages),
    diagnostics: results.flatMap((result) => result.diagnostics),
  };
}
