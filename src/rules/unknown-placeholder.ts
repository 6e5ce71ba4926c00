import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, type Fix, inFile, replaceAt, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import type { Project } from '@json-site/compiler/documents';
import {
  FACT_REFERENCE,
  FACTS,
  isPartOfText,
  isRead,
  isReadAt,
  type ParsedFile,
  RECORD_REFERENCE,
  refersToRecord,
  type Source,
} from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { FORMS, followRef, readingOf, recordSchemaOf, walk } from '@json-site/compiler/schema';
import { formatValue, intended, kindName, suggestion } from '@json-site/compiler/words';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import { textsIn } from './shared/leaves.ts';

/** Replaces a misspelt name in braces. */
function fixOf(
  jsonPath: JsonPath,
  start: number,
  whole: string,
  name: string,
  known: readonly string[],
): Fix | undefined {
  const right = intended(name, known);
  const text = right && whole.replace(name, right);
  return replaceAt(jsonPath, { start, end: start + whole.length }, whole, text);
}

/** Finds the names in braces that a text may not have. */
function unknownIn(
  text: string,
  { placeholders: known = [] }: Schema,
  source: Source,
  jsonPath: JsonPath,
): RuleDiagnostic[] {
  const names = [...text.matchAll(/\{([A-Za-z]+)\}/g)];
  return names
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 0: whole, 1: name = '', index: start }) => ({
      source,
      jsonPath,
      part: { start, end: start + whole.length },
      fix: fixOf(jsonPath, start, whole, name, known),
      message: sentence`${at(jsonPath)} contains {${name}}, which the form does not replace.`,
      hint: known.length > 0 ? suggestion(name, known) : 'This text has no names in braces. Remove them.',
    }));
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
  { collection, parsed }: Project['templates'][number],
  schemas: SchemaSet,
): Iterable<RuleDiagnostic> {
  const record = recordSchemaOf(collection, schemas);
  if (!record) return;
  const { source } = parsed;
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
        const message = sentence`${at(jsonPath)} contains ${whole}; a record in content/${collection}/ has no such property.`;
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

export const rule: Rule = {
  code: 'unknown-placeholder',
  severity: SEVERITIES['unknown-placeholder'],
  *check({ project, documents }) {
    const { schemas } = project.input;
    for (const template of project.templates) yield* unknownValues(template, schemas);
    const ofForms = [schemas.formTexts, schemas.records[FORMS]];
    for (const { parsed, schema: root } of documents) {
      if (parsed.source.text.includes('{site.')) yield* unknownFacts(parsed, isRead(project.site));
      yield* outsideTemplates(parsed);
      if (!ofForms.includes(root)) continue;
      const found: RuleDiagnostic[] = [];
      walk(root, parsed.value, schemas, (schema, value, jsonPath) => {
        if (typeof value === 'string') found.push(...unknownIn(value, schema, parsed.source, jsonPath));
      });
      yield* found;
    }
  },
};
