import { parseInline } from '../../resolve/inline.ts';
import type { Schema, SchemaSet } from '../../schema/schema-set.ts';
import { childSchema, followRef, isObject, walk } from '../../schema/schema-walk.ts';
import type { Document } from '../../source/documents.ts';
import type { JsonPath, SourceLocation } from '../../source/locations.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** A text that people read. `inline` has markup, `alternative` stands for a picture. */
export interface Words {
  source: SourceFile;
  segments: JsonPath;
  text: string;
  kind: 'plain' | 'inline' | 'alternative';
  /** Must not be empty. */
  isRequired: boolean;
}

/** A link with the words that visitors see. `spot` is the place of its address, `labelAt` of its words. */
export interface LinkWords {
  source: SourceFile;
  segments: JsonPath;
  spot: SourceLocation;
  label: string;
  labelAt: { segments: JsonPath; spot: SourceLocation };
  href: string;
}

/** What people read in a file. */
export interface Reading {
  words: Words[];
  links: LinkWords[];
}

const cache = new WeakMap<SourceFile, { schema: Schema; reading: Reading }>();

/** Texts that a rule of their own describes (an enum, a pattern, a format) are names, not words. */
function kindOf({ type, means, enum: values, const: only, pattern }: Schema): Words['kind'] | null {
  if (means === 'inline' || means === 'alternative') return means;
  const isFree = type === 'string' && !means && !values && only === undefined && pattern === undefined;
  return isFree ? 'plain' : null;
}

/** Links in running text: [words](address). */
function linksIn({ source, segments, text }: Words): LinkWords[] {
  return parseInline(text).flatMap((part): LinkWords[] => {
    if (part.kind !== 'link') return [];
    const spot = { start: part.start, end: part.end };
    // The words stand before "](", which stands before the address.
    const end = part.start - 2;
    const labelAt = { segments, spot: { start: end - part.text.length, end } };
    return [{ source, segments, spot, label: part.text, labelAt, href: part.href }];
  });
}

/** A link as an object: its address beside its words. */
function linkOf(value: Record<string, unknown>, schema: Schema, set: SchemaSet, segments: JsonPath) {
  const { label } = value;
  const name = Object.keys(value).find((key) => {
    const child = childSchema(schema, key);
    return child !== undefined && followRef(child, set).means === 'link';
  });
  const href = name === undefined ? undefined : value[name];
  if (name === undefined || typeof label !== 'string' || typeof href !== 'string') return [];
  const labelAt = { segments: [...segments, 'label'], spot: 'value' as const };
  return [{ segments: [...segments, name], spot: 'value' as const, label, labelAt, href }];
}

function read({ parsed: { source, value }, schema }: Document, set: SchemaSet): Reading {
  const words: Words[] = [];
  const links: LinkWords[] = [];
  walk(schema, value, set, (place, inner, segments) => {
    if (isObject(inner)) {
      links.push(...linkOf(inner, place, set, segments).map((link) => ({ source, ...link })));
      return;
    }
    const kind = segments[0] === '$schema' ? null : kindOf(place);
    if (kind === null || typeof inner !== 'string') return;
    const text: Words = { source, segments, text: inner, kind, isRequired: (place.minLength ?? 0) > 0 };
    words.push(text);
    if (kind === 'inline') links.push(...linksIn(text));
  });
  return { words, links };
}

/** The texts and links of a file. An unchanged file is read once. */
export function readingOf(document: Document, set: SchemaSet): Reading {
  const { source } = document.parsed;
  const known = cache.get(source);
  if (known?.schema === document.schema) return known.reading;
  const reading = read(document, set);
  cache.set(source, { schema: document.schema, reading });
  return reading;
}
