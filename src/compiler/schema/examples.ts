import { isObject } from '@json-site/values/objects';
import { parseUrl } from '@json-site/values/paths';
import { SINGLETONS } from '../source/singletons.ts';
import type { CompileInput } from '../types.ts';
import { exampleFile } from './example-picture.ts';
import { withExampleRecords, withExistingCollection } from './queries/example-collection.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { childSchema, chosenSchema, followRef, walk } from './schema-walk.ts';
import { existingName, TARGETS, targetKind } from './targets.ts';
import { isAnyCollection, isForeignAddress, writtenAs } from './vocabulary.ts';

/** A block as written on a page. */
export interface BlockExample extends Record<string, unknown> {
  type: string;
}

function withExistingNames(
  value: unknown,
  reference: Schema | undefined,
  input: CompileInput,
  set: SchemaSet,
): unknown {
  const choice = reference && followRef(reference, set);
  const chosen = choice && chosenSchema(choice, value, set);
  const schema = chosen && followRef(chosen, set);
  if (!schema) return value;
  if (isAnyCollection(schema.means)) return withExistingCollection(value, schema);
  if (typeof value === 'string') {
    const kind = targetKind(schema.means);
    return kind && TARGETS[kind].isReplaced ? (existingName(value, schema, input) ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withExistingNames(item, schema.items, input, set));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withExistingNames(inner, childSchema(schema, key), input, set),
    ]),
  );
}

/**
 * Returns the examples of every block, ready to paste into a page of this site. An example in a schema may name a
 * record or media file that this site does not have; it is replaced by an existing one.
 */
export function usableExamples(input: CompileInput): Record<string, BlockExample[]> {
  const { schemas } = input;
  return Object.fromEntries(
    Object.entries(schemas.blocks).map(([type, schema]) => [
      type,
      (schema.examples ?? []).filter(isObject).map((example): BlockExample => {
        const own = withExistingNames(example, schema, input, schemas) as Record<string, unknown>;
        return { type, ...own };
      }),
    ]),
  );
}

/** The files of content/media/ and the servers that the examples of all blocks name. */
function namesInExamples(input: CompileInput): { files: Set<string>; servers: Set<string> } {
  const { schemas } = input;
  const [files, servers] = [new Set<string>(), new Set<string>()];
  for (const [type, examples] of Object.entries(usableExamples(input))) {
    // The tests compile the examples as they are written, without the files that the site has instead.
    for (const example of [...examples, ...(schemas.blocks[type]?.examples ?? [])])
      walk(schemas.blocks[type] ?? {}, example, schemas, ({ means }, value) => {
        if (typeof value !== 'string') return;
        if (writtenAs(means) === 'file') files.add(value);
        const url = isForeignAddress(means) ? parseUrl(value) : undefined;
        if (url) servers.add(url.origin);
      });
  }
  return { files, servers };
}

/** The search of a site that has none. */
const EXAMPLE_SEARCH = { label: 'Search', href: '/all-pages' };

/** Adds to site.json what blocks ask of it. A label that the site does not have is its title. */
function siteForExamples(text: string, { site, blocks }: SchemaSet, servers: Iterable<string>): string {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) return text;
  const { labels, embeds, header, timeZone = 'UTC' } = value;
  const titles = Object.values(blocks).flatMap(({ labels: own = {} }) =>
    Object.entries(own).map(([name, { title = name }]) => [name, title]),
  );
  return JSON.stringify({
    ...value,
    ...(site.properties?.['timeZone'] && { timeZone }),
    ...(site.properties?.['embeds'] && { embeds: [...(Array.isArray(embeds) ? embeds : []), ...servers] }),
    ...(site.properties?.['header']?.properties?.['search'] &&
      isObject(header) && { header: { search: EXAMPLE_SEARCH, ...header } }),
    ...(site.properties?.['labels'] && { labels: { ...Object.fromEntries(titles), ...(labels as object) } }),
  });
}

/**
 * Adds to a project everything that the examples of its blocks need and it does not have: files, servers, labels and a
 * time zone. A site that shows no film still shows the example of one in the gallery.
 */
export function inputForExamples(own: CompileInput): CompileInput {
  const input = withExampleRecords(own);
  const { files: names, servers } = namesInExamples(input);
  const missing = [...names].filter((name) => !input.media.some((file) => file.name === name));
  return {
    ...input,
    media: [...input.media, ...missing.map(exampleFile)],
    files: input.files.map((file) => {
      if (file.path !== SINGLETONS.site.file) return file;
      try {
        return { path: file.path, text: siteForExamples(file.text, input.schemas, servers) };
      } catch {
        // The file is not JSON, which the compiler reports.
        return file;
      }
    }),
  };
}
