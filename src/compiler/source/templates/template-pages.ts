import { isObject } from '@json-site/values/objects';
import { type DiagnosticInput, fileDiagnostic, locateDiagnostic } from '../../report/diagnostic.ts';
import { inFile, sentence } from '../../report/sentence.ts';
import { suggestion } from '../../report/wording.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import { recordSchemaOf } from '../../schema/schema-walk.ts';
import type { DateStyle } from '../dates.ts';
import type { ParsedFile } from '../json-file.ts';
import { readPageLanguage } from '../languages/languages.ts';
import type { Project, RecordTemplate } from '../project.ts';
import { reservedDiagnostics, reservedFolder } from '../reserved.ts';
import { routeOfFile, routeOfRecord } from '../routes.ts';
import { siteDateStyle } from '../site-language.ts';
import type { Expansion } from '../source.ts';
import { sourceOfPage } from './expansion.ts';
import { type FilledTemplate, fillTemplate } from './fill-template.ts';
import { readTemplateName, templateSchema, valueRecords } from './value-records.ts';

interface Expanded {
  /** What the page is made from, besides the two files. */
  base: readonly unknown[];
  parsed: ParsedFile;
}

const cache = new WeakMap<ParsedFile, WeakMap<ParsedFile, Expanded>>();

const NOTHING: FilledTemplate = {
  value: undefined,
  uses: [],
  shorterLists: [],
  missing: new Set(),
  isIncomplete: false,
};

/** What fills a template: a record, or what is like one and has only a value. */
interface Filled extends Pick<Expansion, 'ofValue'> {
  record: ParsedFile;
}

/** Everything that a template makes a page of, by id. Undefined if the name of its file names nothing. */
function filledBy(
  { collection: name, language, parsed }: RecordTemplate,
  project: Project,
): ReadonlyMap<string, Filled> | undefined {
  const { collection, property } = readTemplateName(name);
  const { diagnostics, input } = project;
  const { path } = parsed.source;
  const found = (project.translated.get(language) ?? project).records;
  const records = found.get(collection);
  if (!records) {
    const message = `This file is the template of the pages of a collection "${collection}", which does not exist.`;
    const hint = `${suggestion(collection, [...found.keys()])}. A collection is a file in schemas/records/.`;
    diagnostics.push(fileDiagnostic(path, 'unknown-file', message, hint));
    return undefined;
  }
  if (property === undefined) return new Map([...records].map(([id, record]) => [id, { record }]));
  if (!templateSchema(name, input.schemas)) {
    const names = Object.keys(recordSchemaOf(collection, input.schemas)?.properties ?? {});
    const texts = names.filter((one) => templateSchema(`${collection}.${one}`, input.schemas));
    const message = `This file is the template of a page for each value of "${property}", but records in content/${collection}/ have no such property with a text or a list of texts.`;
    diagnostics.push(fileDiagnostic(path, 'unknown-file', message, `${suggestion(property, texts)}.`));
    return undefined;
  }
  const values = valueRecords(records, property);
  diagnostics.push(...values.diagnostics);
  return values.byId;
}

/** Makes the page of a record. It stays the same object while both files do: the compiler caches by object. */
function expand(
  { collection, parsed: template }: RecordTemplate,
  id: string,
  { record, ofValue }: Filled,
  schemas: SchemaSet,
  style: DateStyle,
): ParsedFile {
  const base = [schemas, style.language, style.timeZone];
  const ofTemplate = cache.get(template) ?? new WeakMap<ParsedFile, Expanded>();
  cache.set(template, ofTemplate);
  const known = ofTemplate.get(record);
  if (known?.base.every((one, index) => one === base[index])) return known.parsed;
  const schema = templateSchema(collection, schemas);
  const { value, ...filled } =
    schema && isObject(template.value) && isObject(record.value)
      ? fillTemplate(template.value, { id, value: record.value, schema }, schemas, style)
      : NOTHING;
  const source = sourceOfPage(
    template.source,
    record.source,
    { collection, id, ...(ofValue && { ofValue }) },
    filled,
  );
  const parsed = { source, value, diagnostics: [] };
  ofTemplate.set(record, { base, parsed });
  return parsed;
}

/** Adds the page of each record to the pages, and reports templates of collections that do not exist. */
export function addTemplatePages(project: Project): void {
  const { templates, pages, diagnostics, input } = project;
  if (templates.length === 0) return;
  for (const template of templates) {
    const { language, parsed: file } = template;
    const { path } = file.source;
    diagnostics.push(...file.diagnostics);
    const { site } = project.translated.get(language) ?? project;
    // The file of the template is reported if its folder is reserved.
    const isReserved = reservedFolder(routeOfFile(path)) !== undefined;
    for (const [id, filled] of filledBy(template, project) ?? []) {
      const { record, ofValue } = filled;
      const route = routeOfRecord(path, id);
      if (!isReserved) diagnostics.push(...reservedDiagnostics(record.source.path, route));
      const other = pages.get(route)?.parsed.source.path;
      if (other === undefined) {
        const parsed = expand(template, id, filled, input.schemas, siteDateStyle(site));
        pages.set(route, { route, language: readPageLanguage(route, parsed.value, project), parsed });
      } else {
        const [subject, each] = ofValue ? ['This value', 'value'] : ['This record', 'record'];
        const message = `${subject} and ${other} are both the page ${route}: ${path} makes a page of each ${each}.`;
        const hint = 'Rename or delete one of them.';
        const { diagnostic } = locateDiagnostic({
          code: 'duplicate-route',
          source: record.source,
          jsonPath: [],
          message,
          hint,
        });
        diagnostics.push(
          ofValue ? diagnostic : fileDiagnostic(record.source.path, 'duplicate-route', message, hint),
        );
      }
    }
  }
  project.pages = new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reports the values that a template asks for and a record does not have, once for each record. */
export function missingValues({ pages, records, input }: Project): DiagnosticInput[] {
  return [...pages.values()].flatMap(({ route, parsed }): DiagnosticInput[] => {
    const { expansion } = parsed.source;
    if (!expansion) return [];
    const { collection, id } = expansion;
    const required = recordSchemaOf(collection, input.schemas)?.required ?? [];
    // The validation of the record reports those that its schema requires.
    const names = [...expansion.missing].filter((name) => !required.includes(name));
    if (names.length === 0 || !records.get(collection)?.has(id)) return [];
    const list = names.map((name) => `"${name}"`).join(' and no ');
    const template = inFile(expansion.template.path);
    const message = sentence`This record has no ${list}, but its page ${route} shows that.`;
    const hint = sentence`Add it. If records may lack it, write {record.${names[0] ?? ''}?} in ${template}: their pages then leave out that part.`;
    return [{ code: 'missing-value', source: expansion.record, jsonPath: [], part: 'open', message, hint }];
  });
}
