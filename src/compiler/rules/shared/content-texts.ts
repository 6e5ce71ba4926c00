import { parseInline } from '../../resolve/inline.ts';
import { type ProseKind, proseKind } from '../../schema/prose.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from '../../schema/schema-set.ts';
import {
  blockSchemaOf,
  childSchema,
  followRef,
  isObject,
  type SchemaVisitor,
  walk,
} from '../../schema/schema-walk.ts';
import { isQuery, writtenAs } from '../../schema/vocabulary.ts';
import type { Document } from '../../source/documents.ts';
import type { ParsedFile } from '../../source/json-file.ts';
import type { JsonPath, ValuePart } from '../../source/locations.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** A text that visitors read. `inline` texts have markup; `alternative` texts describe a picture. */
export interface ContentText {
  source: SourceFile;
  jsonPath: JsonPath;
  text: string;
  kind: ProseKind;
  /** Whether the schema forbids an empty text. */
  isRequired: boolean;
  /** Whether an example of the block has the same text in the same property. */
  isSample: boolean;
}

/** A link with its label. `jsonPath` and `part` locate the address; `labelLocation` locates the label. */
export interface ContentLink {
  source: SourceFile;
  jsonPath: JsonPath;
  part: ValuePart;
  label: string;
  labelLocation: { jsonPath: JsonPath; part: ValuePart };
  href: string;
}

/** Everything in a file that visitors read. */
export interface DocumentTexts {
  texts: ContentText[];
  links: ContentLink[];
}

const cache = new WeakMap<ParsedFile, { schema: Schema; documentTexts: DocumentTexts }>();

/** Links inside a text: [label](address). */
function linksIn({ source, jsonPath, text }: ContentText): ContentLink[] {
  return parseInline(text).flatMap((node): ContentLink[] => {
    if (node.kind !== 'link') return [];
    const part = { start: node.start, end: node.end };
    // "](" separates the label from the address.
    const end = node.start - 2;
    const labelLocation = { jsonPath, part: { start: end - node.text.length, end } };
    return [{ source, jsonPath, part, label: node.text, labelLocation, href: node.href }];
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
  if (means !== 'records' || !isObject(value)) return;
  for (const [collection, query] of Object.entries(value)) {
    const show = isObject(query) ? query['show'] : undefined;
    const labels = isObject(show) ? show['labels'] : undefined;
    if (isObject(labels)) yield { labels, path: [collection, 'show', 'labels'] };
  }
}

/** The texts of a block's examples, and the property of each. */
const samplesOf = new WeakMap<Schema, ReadonlySet<string>>();

/** Identifies a text in a block. The position in a list does not matter: items move. */
const sampleKey = (path: JsonPath, text: string) =>
  [...path.filter((name) => typeof name === 'string'), text.trim()].join('\n');

function samplesIn(block: Schema, set: SchemaSet): ReadonlySet<string> {
  const known = samplesOf.get(block);
  if (known) return known;
  const found = new Set<string>();
  for (const example of block.examples ?? []) {
    walk(block, example, set, (schema, value, path) => {
      if (typeof value === 'string' && proseKind(schema)) found.add(sampleKey(path, value));
    });
  }
  samplesOf.set(block, found);
  return found;
}

function read({ parsed: { source, value }, schema: root }: Document, set: SchemaSet): DocumentTexts {
  const texts: ContentText[] = [];
  const links: ContentLink[] = [];
  const blocks: { path: JsonPath; samples: ReadonlySet<string> }[] = [];
  const isSample = (jsonPath: JsonPath, text: string) => {
    const block = blocks.findLast(({ path }) => path.every((name, index) => jsonPath[index] === name));
    return block?.samples.has(sampleKey(jsonPath.slice(block.path.length), text)) ?? false;
  };
  const readValue: SchemaVisitor = (schema, inner, jsonPath) => {
    const block = schema.$ref === BLOCK_REF ? blockSchemaOf(inner, set) : undefined;
    if (block) blocks.push({ path: jsonPath, samples: samplesIn(block, set) });
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
      isSample: isSample(jsonPath, inner),
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
  return { texts, links };
}

/** Returns the texts and links of a file. Cached as long as the file and the facts in it do not change. */
export function textsOf(document: Document, set: SchemaSet): DocumentTexts {
  const cached = cache.get(document.parsed);
  if (cached?.schema === document.schema) return cached.documentTexts;
  const documentTexts = read(document, set);
  cache.set(document.parsed, { schema: document.schema, documentTexts });
  return documentTexts;
}
