import { formatPath, type JsonPath, leavesIn } from '@json-site/values/locations';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { type Fix, replaceAt } from '../report/fix.ts';
import { at, inFile, sentence } from '../report/sentence.ts';
import { formatValue, intended, kindName, suggestion } from '../report/wording.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { followRef, walk } from '../schema/schema-walk.ts';
import { readingOf } from '../schema/vocabulary.ts';
import type { Document } from './documents.ts';
import { isRead, type ParsedFile } from './json-file.ts';
import type { Project, RecordTemplate } from './project.ts';
import { FACT_REFERENCE, FACTS } from './site-facts.ts';
import { isPartOfText, isReadAt, RECORD_REFERENCE, refersToRecord } from './templates/record-values.ts';
import { readTemplateName, templateSchema } from './templates/value-records.ts';

/** Every text inside a value, with its path. */
function* textsIn(value: unknown): Iterable<{ text: string; jsonPath: JsonPath }> {
  for (const { leaf, jsonPath } of leavesIn(value))
    if (typeof leaf === 'string') yield { text: leaf, jsonPath };
}

/** Replaces a misspelt name in braces. */
function fixOf(
  jsonPath: JsonPath,
  start: number,
  whole: string,
  name: string,
  known: readonly string[],
): Fix | undefined {
  const right = intended(name, known);
  return replaceAt(
    jsonPath,
    { start, end: start + whole.length },
    whole,
    right && whole.replace(name, right),
  );
}

/** Finds the references to facts that site.json does not have. The others are replaced before the rules run. */
function* unknownFacts({ value, source }: ParsedFile, isSiteRead: boolean): Iterable<RuleDiagnostic> {
  for (const { text, jsonPath } of textsIn(value)) {
    const reported = new Set<string>();
    for (const { 0: whole, 1: name = '', index } of text.matchAll(FACT_REFERENCE)) {
      const isMissing = Object.hasOwn(FACTS, name);
      if (isMissing && !isSiteRead) continue;
      const property = isMissing ? FACTS[name as keyof typeof FACTS] : [];
      // One property may be several facts, such as a number and its link.
      const fact = isMissing ? property.join('.') : name;
      if (reported.has(fact)) continue;
      reported.add(fact);
      const reason = isMissing
        ? sentence`${inFile('content/site.json')} has no ${at(property, 'content/site.json')}`
        : 'there is no such fact';
      yield {
        source,
        jsonPath,
        message: sentence`${at(jsonPath)} contains ${whole}; ${reason}.`,
        hint: isMissing
          ? sentence`Add "${at(property, 'content/site.json')}", or remove the text.`
          : suggestion(name, Object.keys(FACTS)),
        fix: isMissing ? undefined : fixOf(jsonPath, index, whole, name, Object.keys(FACTS)),
      };
    }
  }
}

/** Finds the references of a template to properties that its records cannot have, or that cannot be in a text. */
function* unknownValues(
  { collection, parsed }: RecordTemplate,
  schemas: SchemaSet,
): Iterable<RuleDiagnostic> {
  const record = templateSchema(collection, schemas);
  if (!record) return;
  const { source } = parsed;
  const isOfValues = readTemplateName(collection).property !== undefined;
  const reason = isOfValues
    ? 'the page of a value has only the value'
    : `a record in content/${collection}/ has no such property`;
  const { $schema: _, ...properties } = record.properties ?? {};
  const known = ['id', ...Object.keys(properties)];
  const targets = new Map<string, Schema>();
  walk(schemas.page, parsed.value, schemas, (schema, value, path) => {
    if (typeof value === 'string') targets.set(formatPath(path), schema);
  });
  for (const { text, jsonPath } of textsIn(parsed.value)) {
    for (const { 0: whole, 1: name = '', index } of text.matchAll(RECORD_REFERENCE)) {
      const property = properties[name] && followRef(properties[name], schemas);
      if (!known.includes(name)) {
        const message = sentence`${at(jsonPath)} contains ${whole}; ${reason}.`;
        const fix = fixOf(jsonPath, index, whole, name, known);
        yield { source, jsonPath, message, hint: suggestion(name, known), fix };
        continue;
      }
      if (!property) continue;
      const target = targets.get(formatPath(jsonPath));
      if (text !== whole && !isPartOfText(property)) {
        const message = sentence`${at(jsonPath)} contains ${whole}, which is ${kindName(property.type ?? '')}; only text and numbers can be part of a text.`;
        const hint = `Write it alone: "${whole}" is the value itself.`;
        yield { source, jsonPath, message, hint };
      } else if (
        isPartOfText(property) &&
        readingOf(property.means).inText === null &&
        isReadAt(text, index, target)
      ) {
        const message = sentence`${at(jsonPath)} contains ${whole}, which visitors cannot read: its schema has "means": ${formatValue(property.means)}.`;
        const hint =
          'Name a property that is a text, a number or a date. In a link, it can be the address: "[label](/path)".';
        yield { source, jsonPath, message, hint };
      }
    }
  }
}

function* outsideTemplates({ value, source }: ParsedFile): Iterable<RuleDiagnostic> {
  if (!refersToRecord(source.text) || source.expansion) return;
  for (const { text, jsonPath } of textsIn(value)) {
    const [whole] = text.match(RECORD_REFERENCE) ?? [];
    if (whole === undefined) continue;
    const message = sentence`${at(jsonPath)} contains ${whole}; only a template has a record.`;
    const hint = 'A template is a page whose file name is a collection in brackets, such as [people].json.';
    yield { source, jsonPath, message, hint };
  }
}

/**
 * Finds the references in braces that nothing replaces: to facts of site.json and to properties of a template's record.
 */
export function* unknownReferences(
  project: Project,
  documents: readonly Document[],
): Iterable<RuleDiagnostic> {
  for (const template of project.templates) yield* unknownValues(template, project.input.schemas);
  for (const { parsed } of documents) {
    if (parsed.source.text.includes('{site.')) yield* unknownFacts(parsed, isRead(project.site));
    yield* outsideTemplates(parsed);
  }
}
