import type { JsonPath, ValuePart } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { linksOf } from '../resolve/inline.ts';
import { type ProseKind, proseKind } from '../schema/prose.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from '../schema/schema-set.ts';
import { blockSchemaOf, childSchema, followRef, type SchemaVisitor, walk } from '../schema/schema-walk.ts';
import { isAnyCollection, isQuery, writtenAs } from '../schema/vocabulary.ts';
import type { Document } from '../source/documents.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Source } from '../source/source.ts';
import { type SampleValue, samplesIn } from './samples.ts';

/** A text that visitors read. */
export interface ContentText {
  source: Source;
  jsonPath: JsonPath;
  text: string;
  kind: ProseKind;
  /** Whether the schema forbids an empty text. */
  isRequired: boolean;
}

/** A link with its label. `jsonPath` and `part` locate the address; `labelLocation` locates the label. */
export interface ContentLink {
  source: Source;
  jsonPath: JsonPath;
  part: ValuePart;
  label: string;
  labelLocation: { jsonPath: JsonPath; part: ValuePart };
  href: string;
}

/** Everything in a file that visitors read. */
export interface DocumentTexts {
  source: Source;
  texts: ContentText[];
  links: ContentLink[];
  /** The values that are still those of an example. */
  samples: SampleValue[];
}

const cache = new WeakMap<ParsedFile, { schema: Schema; documentTexts: DocumentTexts }>();

/** Links inside a text: [label](address). */
function linksIn({ source, jsonPath, text }: ContentText): ContentLink[] {
  return linksOf(text).map(({ label, labelStart, href, start, end }): ContentLink => {
    // "](" separates the label from the address.
    const labelLocation = { jsonPath, part: { start: labelStart, end: start - 2 } };
    return { source, jsonPath, part: { start, end }, label, labelLocation, href };
  });
}

/** A link written as an object: a `label`, and an address in a property that means a link. */
function linkOf(value: Record<string, unknown>, schema: Schema, set: SchemaSet, jsonPath: JsonPath) {
  const { label } = value;
  const name = Object.keys(value).find((key) => {
    const child = childSchema(schema, key);
    return child !== undefined && writtenAs(followRef(child, set).means) === 'link';
  });
  const href = name === undefined ? undefined : value[name];
  if (name === undefined || typeof label !== 'string' || typeof href !== 'string') return [];
  const labelLocation = { jsonPath: [...jsonPath, 'label'], part: 'value' as const };
  return [{ jsonPath: [...jsonPath, name], part: 'value' as const, label, labelLocation, href }];
}

const LABEL: Schema = { type: 'string', minLength: 1 };

/** The labels that an author has written into a list of any collection. */
function* labelsOfList({ means }: Schema, value: unknown): Iterable<{ labels: object; path: JsonPath }> {
  if (!isAnyCollection(means) || !isObject(value)) return;
  for (const [collection, query] of Object.entries(value)) {
    const show = isObject(query) ? query['show'] : undefined;
    const labels = isObject(show) ? show['labels'] : undefined;
    if (isObject(labels)) yield { labels, path: [collection, 'show', 'labels'] };
  }
}

function read(
  { parsed: { source, value }, schema: root }: Document,
  set: SchemaSet,
): Omit<DocumentTexts, 'source'> {
  const texts: ContentText[] = [];
  const links: ContentLink[] = [];
  const samples: SampleValue[] = [];
  const readValue: SchemaVisitor = (schema, inner, jsonPath) => {
    const block = schema.$ref === BLOCK_REF ? blockSchemaOf(inner, set) : undefined;
    if (block) samples.push(...samplesIn(block, inner, set, jsonPath));
    if (isObject(inner)) {
      links.push(...linkOf(inner, schema, set, jsonPath).map((link) => ({ source, ...link })));
      return;
    }
    const kind = jsonPath[0] === '$schema' ? null : proseKind(schema);
    if (kind === null || typeof inner !== 'string') return;
    const text: ContentText = {
      source,
      jsonPath,
      text: inner,
      kind,
      isRequired: (schema.minLength ?? 0) > 0,
    };
    texts.push(text);
    if (kind === 'inline') links.push(...linksIn(text));
  };
  // Visitors do not see the values of a query; in a list of any collection they see its labels.
  walk(root, value, set, (schema, inner, jsonPath) => {
    if (!isQuery(schema.means)) return readValue(schema, inner, jsonPath);
    for (const { labels, path } of labelsOfList(schema, inner))
      for (const [name, text] of Object.entries(labels)) readValue(LABEL, text, [...jsonPath, ...path, name]);
    return false;
  });
  return { texts, links, samples };
}

/** The document of which these are the texts. */
const documents = new WeakMap<DocumentTexts, Document>();

/** Returns the file that contains these texts. */
export const fileOfTexts = (texts: DocumentTexts): ParsedFile | undefined => documents.get(texts)?.parsed;

/** Reads a file when somebody asks for its texts: rules know most files from an earlier compilation. */
function readLater(document: Document, set: SchemaSet): DocumentTexts {
  let known: Omit<DocumentTexts, 'source'> | undefined;
  const all = () => {
    known ??= read(document, set);
    return known;
  };
  const later: DocumentTexts = {
    source: document.parsed.source,
    get texts() {
      return all().texts;
    },
    get links() {
      return all().links;
    },
    get samples() {
      return all().samples;
    },
  };
  documents.set(later, document);
  return later;
}

/** Returns the texts and links of a file. Cached as long as the file and the facts in it do not change. */
export function textsOf(document: Document, set: SchemaSet): DocumentTexts {
  const cached = cache.get(document.parsed);
  if (cached?.schema === document.schema) return cached.documentTexts;
  const documentTexts = readLater(document, set);
  cache.set(document.parsed, { schema: document.schema, documentTexts });
  return documentTexts;
}
