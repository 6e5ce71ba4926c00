import type { Icon, Inline, InlineNode, InlineRun, PageLink, PageName } from '@json-site/model/model';
import { nearest } from '@json-site/model/visitor';
import { valueIn } from '@json-site/values/objects';
import { intended } from '../report/wording.ts';
import { meaningsOfSite } from '../schema/additions.ts';
import { pascalCase } from '../schema/schema-set.ts';
import {
  isOfEngine,
  type Meaning,
  type PlainMeaning,
  recordMeaning,
  type WrittenValue,
} from '../schema/vocabulary.ts';
import { NOT_FOUND } from '../source/routes.ts';
import type { CompileInput } from '../types.ts';
import {
  type CompileContext,
  OMIT,
  type ResolvedObject,
  reportText,
  type SourceLocation,
} from './compile-context.ts';
import { resolveDatedPages } from './dated-pages.ts';
import { resolveDate, resolvePageDates } from './dates.ts';
import { noteOfFile, resolveDownload } from './downloads.ts';
import { resolveEmbed } from './embeds.ts';
import { resolveChart } from './figures/chart.ts';
import { resolveTable } from './figures/table.ts';
import { resolveHours } from './hours.ts';
import { type InlineLink, parseInline } from './inline.ts';
import { resolveLanguage } from './language.ts';
import { checkDraftLink, resolveLink } from './links.ts';
import { resolveMedia } from './media.ts';
import { resolveOrigin } from './origin.ts';
import { resolvePageNumbers } from './page-numbers/page-numbers.ts';
import { resolveListOfRecords } from './queries/record-list.ts';
import { resolveRecord, resolveRecordList } from './records.ts';
import { requireOfPage } from './require-of-page.ts';
import { resolveBySite } from './resolve-by-site.ts';
import { pagesOfSection } from './sections.ts';
import { storedData } from './stored-data.ts';
import { readAddress } from './urls.ts';

/** Turns a value as written into the value that a component receives. */
type Resolve<Value> = (value: Value, location: SourceLocation, context: CompileContext) => unknown;

/** The same for any value, which is of the kind that the meaning is written as. `inside` resolves what it contains. */
type ResolveAny = (
  value: never,
  location: SourceLocation,
  context: CompileContext,
  inside: () => ResolvedObject,
) => unknown;

/** Adds the kind and the size of a file to the end of the link to it. */
function addNote(node: InlineNode | undefined, { href, label }: InlineLink, context: CompileContext): void {
  if (typeof node !== 'object' || !('href' in node)) return;
  const note = noteOfFile(href, label, context);
  if (note === undefined) return;
  node.text = typeof node.text === 'string' ? `${node.text} ${note}` : [...node.text, ` ${note}`];
}

function inline(text: string, location: SourceLocation, context: CompileContext): Inline {
  const nodes: InlineNode[] = [];
  let last: InlineLink | undefined;
  const runs = parseInline(text);
  for (const [index, { text: characters, marks, link }] of runs.entries()) {
    const run = marks.reduceRight<InlineRun>((inner, mark) => ({ [mark]: inner }) as InlineRun, characters);
    const node = nodes.at(-1);
    const isSameLink = link !== undefined && link === last;
    const { start = 0, end = 0 } = link ?? {};
    const href = !link || isSameLink ? OMIT : resolveLink(link.href, location, context, { start, end });
    if (isSameLink && typeof node === 'object' && 'href' in node) node.text = [node.text, run].flat();
    else nodes.push(href === OMIT ? run : { text: typeof run === 'string' ? run : [run], href });
    if (link && runs[index + 1]?.link !== link) addNote(nodes.at(-1), link, context);
    last = link;
  }
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function icon(text: string, location: SourceLocation, context: CompileContext): Icon {
  const { icons, formerIcons } = context.project.input;
  if (Object.hasOwn(icons, text)) {
    context.effects.icons.add(text);
    return text;
  }
  const names = Object.keys(icons);
  const now = formerIcons?.get(pascalCase(text));
  const near = now ?? nearest(text, names);
  const question = near ? `Did you mean "${near}"?  ` : '';
  const hint = `${question}${location.schema.description ?? ''}`;
  const right = now ?? intended(text, names);
  reportText({ text, location }, context, 'unknown-icon', 'there is no such icon', hint, right);
  return '';
}

const pageAt = (route: string, { project }: CompileContext) =>
  route === NOT_FOUND ? undefined : project.pages.get(route);

function page(text: string, location: SourceLocation, context: CompileContext): unknown {
  const file = pageAt(text, context);
  const link = file ? context.pageLink(file) : null;
  if (!file || !link) {
    const address = readAddress(text);
    const isPlace =
      address.kind === 'internal' && address.query + address.hash !== '' && pageAt(address.path, context);
    // resolveLink() reports a wrong or broken address, as for any other link.
    if (!isPlace && address.kind !== 'external' && address.kind !== 'anchor')
      resolveLink(text, location, context);
    else {
      const problem = 'only a page of this site is allowed here';
      reportText({ text, location }, context, 'broken-link', problem, location.schema.description);
    }
    return OMIT;
  }
  context.addReference(location, { kind: 'page', to: text });
  const { needs } = location.schema;
  checkDraftLink({ text, location }, text, context);
  if (needs) requireOfPage(file, needs, location, context);
  return link;
}

function pages(text: string, location: SourceLocation, context: CompileContext): PageLink[] {
  return pagesOfSection(text, location, context).flatMap((file) => {
    context.addReference(location, { kind: 'page', to: file.route });
    return context.pageLink(file) ?? [];
  });
}

function pageNames(text: string, location: SourceLocation, context: CompileContext): PageName[] {
  return pages(text, location, context).map(({ path, title }) => ({ path, title }));
}

/** `analytics` holds on a site that has them, `no-analytics` on any other. */
function condition(text: string, _: SourceLocation, { project: { site } }: CompileContext) {
  const hasAnalytics = valueIn(site?.value, 'analytics') !== undefined;
  return hasAnalytics === (text === 'analytics') ? text : OMIT;
}

/** Turns an object into the value that a component receives. It has the values inside as well. */
type ResolveObject = (
  written: Record<string, unknown>,
  resolved: never,
  location: SourceLocation,
  context: CompileContext,
) => unknown;

/** The resolvers of objects. The compiler first resolves the values inside by their own schemas. */
const OBJECT_RESOLVERS = {
  chart: resolveChart,
  table: resolveTable,
  hours: resolveHours,
  records: resolveListOfRecords,
} satisfies Partial<Record<PlainMeaning, ResolveObject>>;

type ObjectMeaning = keyof typeof OBJECT_RESOLVERS;

const isOfObject = (means: Meaning): means is ObjectMeaning => Object.hasOwn(OBJECT_RESOLVERS, means);

/** The resolver of each other value of the schema keyword `means`, except those of records. */
const RESOLVERS: { [Name in Exclude<PlainMeaning, ObjectMeaning>]: Resolve<WrittenValue<Name>> } = {
  inline,
  link: (text, location, context) => resolveLink(text, location, context),
  anchor: (text) => text,
  alternative: (text) => text,
  embed: resolveEmbed,
  media: resolveMedia,
  icon,
  page,
  pages,
  'page-names': pageNames,
  'dated-pages': resolveDatedPages,
  date: resolveDate,
  'page-dates': resolvePageDates,
  condition,
  stored: storedData,
  download: resolveDownload,
  language: resolveLanguage,
  origin: resolveOrigin,
  'page-numbers': resolvePageNumbers,
  position: (number) => number,
};

/** Returns the resolver of a meaning. Undefined if there is none. */
export function resolverOf(means: Meaning, { schemaSources }: CompileInput): ResolveAny | undefined {
  const ofRecords = recordMeaning(means);
  if (ofRecords?.isList)
    return (query, location, context, inside) =>
      resolveRecordList(query, inside(), ofRecords, location, context);
  if (ofRecords) return (id, location, context) => resolveRecord(id, ofRecords, location, context);
  // The check of schemas makes the values inside those of the meaning.
  if (isOfObject(means))
    return (value, location, context, inside) =>
      OBJECT_RESOLVERS[means](value, inside() as never, location, context);
  if (isOfEngine(means)) return RESOLVERS[means];
  const ofSite = schemaSources && meaningsOfSite(schemaSources).get(means);
  return ofSite && ((text, location, context) => resolveBySite(ofSite, text, location, context));
}
