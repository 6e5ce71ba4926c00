import { isObject } from '@json-site/values/objects';
import type { Schema, SchemaSet } from '../../schema/schema-set.ts';
import { followRef } from '../../schema/schema-walk.ts';
import { type ParsedFile, parseFile } from '../json-file.ts';
import type { Project } from '../project.ts';
import { SINGLETONS } from '../singletons.ts';
import cy from './texts/cy.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };

type Spoken = 'site' | 'formTextsFile' | 'storageFile';
type SpokenFile = (typeof SINGLETONS)[Spoken]['file'];

/** The texts that come with the engine, by language and file. A test compares them with the schemas. */
export const ENGINE_TEXTS: ReadonlyMap<string, Readonly<Record<SpokenFile, object>>> = new Map(
  Object.entries({ cy, de, es, fr, pl }),
);

/** Returns the texts of the engine with those of the site in their place. */
function override(texts: unknown, own: unknown): unknown {
  // The forms of a plural are one text: a site writes all of them, or none.
  if (!isObject(texts) || !isObject(own) || Object.hasOwn(texts, 'other')) return own;
  const replaced = Object.entries(own).map(([name, value]): [string, unknown] => [
    name,
    Object.hasOwn(texts, name) ? override(texts[name], value) : value,
  ]);
  return Object.fromEntries([...Object.entries(texts), ...replaced]);
}

/** The texts that a schema describes: those of a block that there is not are no property of site.json. */
function described(texts: unknown, schema: Schema, set: SchemaSet): unknown {
  const { properties = {}, additionalProperties } = followRef(schema, set);
  if (!isObject(texts)) return texts;
  const kept = Object.entries(texts).flatMap(([name, value]): [string, unknown][] => {
    const child = properties[name] ?? additionalProperties;
    return typeof child === 'object' ? [[name, described(value, child, set)]] : [];
  });
  return Object.fromEntries(kept);
}

/** The last result for each file: the compiler caches by object. */
const known = new WeakMap<ParsedFile, { texts: object; schema: Schema; merged: ParsedFile }>();

/** Files that a site does not have, by path. */
const empty = new Map<string, ParsedFile>();

function emptyFile(path: string): ParsedFile {
  const file = empty.get(path) ?? parseFile({ path, text: '{}' });
  empty.set(path, file);
  return file;
}

/**
 * Returns a file in a language with the texts of the engine that it lacks. Each of them is at the object that lacks it.
 * A language that the engine does not have changes nothing.
 */
export function withEngineTexts<Missing extends null | undefined>(
  own: ParsedFile | Missing,
  name: Spoken,
  tag: string,
  { language: main, input: { schemas } }: Pick<Project, 'language' | 'input'>,
): ParsedFile | Missing {
  const { file: base, schema: schemaName } = SINGLETONS[name];
  const texts = ENGINE_TEXTS.get(new Intl.Locale(tag).language)?.[base];
  const path = tag === main ? base : base.replace(/json$/, `${tag}.json`);
  const file = own ?? (texts && emptyFile(path));
  if (!file || !texts || file.value === undefined) return own;
  const schema = schemas[schemaName];
  const before = known.get(file);
  if (before?.texts === texts && before.schema === schema) return before.merged;
  const merged = { ...file, value: override(described(texts, schema, schemas), file.value) };
  known.set(file, { texts, schema, merged });
  return merged;
}
