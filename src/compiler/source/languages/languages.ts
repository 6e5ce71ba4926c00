import { isObject, valueIn } from '@json-site/values/objects';
import type { ParsedFile } from '../json-file.ts';
import type { Language, Project } from '../project.ts';
import { LANGUAGE_TAG, siteLanguage } from '../site-language.ts';

/** Reads the languages of a site, the main one included. A site with one language has none. */
export function readLanguages(site: ParsedFile | null): Language[] {
  const written = valueIn(site?.value, 'languages');
  if (!Array.isArray(written)) return [];
  const main = siteLanguage(site);
  const byTag = new Map<string, Language>();
  for (const { tag, name } of written.filter(isObject)) {
    const isUsable = typeof tag === 'string' && LANGUAGE_TAG.test(tag) && typeof name === 'string';
    if (!isUsable || byTag.has(tag)) continue;
    byTag.set(tag, { tag, name, ...(tag !== main && { folder: tag.toLowerCase() }) });
  }
  const languages = [...byTag.values()];
  return languages.some(({ folder }) => folder !== undefined) ? languages : [];
}

/** The languages besides the main one. */
export const furtherLanguages = ({ languages }: Pick<Project, 'languages'>) =>
  languages.flatMap(({ tag, folder }) => (folder === undefined ? [] : [{ tag, folder }]));

/** Whether an address is that of a folder, or below it. */
export const isBelow = (route: string, folder: string) => `${route}/`.startsWith(`/${folder}/`);

/** Reads the language of a page: the one that it names, or that of its folder, or the main language. */
export function readPageLanguage(
  route: string,
  value: unknown,
  { languages, language }: Pick<Project, 'languages' | 'language'>,
): string {
  const own = valueIn(value, 'language');
  const named = languages.find(({ tag }) => tag === own);
  const ofFolder = furtherLanguages({ languages }).find(({ folder }) => isBelow(route, folder));
  const main = languages.find(({ folder }) => folder === undefined);
  return (named ?? ofFolder ?? main)?.tag ?? language;
}
