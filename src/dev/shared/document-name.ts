import {
  ownLanguageName,
  PAGES,
  routeOfFile,
  templateCollection,
  translatedFile,
} from '@json-site/compiler/documents';
import { labelFor } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';

/** The title or the name of a page or record. */
export function titleOf(value: unknown, fallback: string): string {
  const { title, name } = isObject(value) ? value : {};
  return [title, name, fallback].find((text) => typeof text === 'string') as string;
}

/** The name of the template that makes a page of each record of a collection. */
export function templateName(collection: string): string {
  return `${labelFor(collection)}: a page for each`;
}

/** The name of a file of content/ for an editor: "Page “Contact”", "People: Ada Lovelace", "Redirects". */
export function documentName(file: string, value: unknown): string {
  const { base: translated, tag } = translatedFile(file) ?? {};
  if (translated !== undefined && tag !== undefined)
    return `${documentName(translated, value)} (${ownLanguageName(tag)})`;
  const collection = templateCollection(file);
  if (collection !== undefined) return templateName(collection);
  if (file.startsWith(PAGES)) return `Page “${titleOf(value, routeOfFile(file))}”`;
  const [, folder = '', ...inside] = file.split('/');
  if (inside.length === 0) return labelFor(folder.replace(/\.json$/, ''));
  const base = inside.join('/');
  if (!base.endsWith('.json')) return `File ${base}`;
  return `${labelFor(folder)}: ${titleOf(value, labelFor(base.replace(/\.json$/, '')))}`;
}
