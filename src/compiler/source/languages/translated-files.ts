import { isObject } from '@json-site/values/objects';
import { fileDiagnostic } from '../../report/diagnostic.ts';
import { suggestion } from '../../report/wording.ts';
import type { Diagnostic } from '../../types.ts';
import type { ParsedFile } from '../json-file.ts';
import type { Project, SpokenFiles } from '../project.ts';
import { SINGLETONS, type Singleton } from '../singletons.ts';
import { withEngineTexts } from './engine-texts.ts';
import { furtherLanguages } from './languages.ts';
import { languageName, ownLanguageName, standardTag } from './tags.ts';
import { translate, translatedFile } from './translations.ts';

/** The files that exist once and that can be translated. */
export const SPOKEN = ['site', 'formTextsFile', 'storageFile'] as const satisfies Singleton[];

/** Properties of site.json that are the same in every language. */
export const SAME_IN_ALL = ['url', 'language', 'languages', 'timeZone', 'embeds'] as const;

/** The translations in one language, by the path of the file that they translate. */
export type TranslationFiles = Map<string, ParsedFile>;

/** A file whose name says that it is a translation, with its language. Undefined for any other file. */
export function translationOf(
  path: string,
  folders: readonly string[],
): { base: string; tag: string } | undefined {
  const file = translatedFile(path);
  const [, folder = '', id, more] = file?.base.split('/') ?? [];
  const isOfCollection = id !== undefined && more === undefined && folders.includes(folder);
  const isSingle = SPOKEN.some((name) => SINGLETONS[name].file === file?.base);
  return isOfCollection || isSingle ? file : undefined;
}

/**
 * Reports a translation in a language that the site does not have. Undefined if the name of the file says something
 * else.
 */
export function undeclaredLanguage(
  path: string,
  base: string,
  tag: string,
  main: string,
): Diagnostic | undefined {
  // "bak" is the code of a language, too.
  if (!/^[a-z]{2}(?![a-z])/.test(tag) || standardTag(tag) === undefined) return undefined;
  const name = languageName(tag);
  const message = `This file is in the language "${tag}" (${name}), which "languages" in content/site.json does not have.`;
  const entry = JSON.stringify({ tag, name: ownLanguageName(tag) });
  const hint =
    tag === main
      ? `It is the main language: ${base} has its texts. Delete this file.`
      : `Add ${entry} there, or delete this file.`;
  return fileDiagnostic(path, 'unknown-language', message, hint);
}

function translatedSite(
  site: ParsedFile | null,
  own: ParsedFile | undefined,
  tag: string,
): ParsedFile | null {
  if (!site) return null;
  const value = isObject(site.value) ? site.value : {};
  const same = SAME_IN_ALL.filter((name) => Object.hasOwn(value, name));
  const fixed = { ...Object.fromEntries(same.map((name) => [name, value[name]])), language: tag };
  return translate(site, own, tag, fixed);
}

/** Adds the texts of the engine that the files of the main language lack. */
export function addEngineTexts(project: Project): void {
  if (!project.site) return;
  for (const name of SPOKEN) project[name] = withEngineTexts(project[name], name, project.language, project);
}

/** Returns the files of each further language: those of the main language, with their translations. */
export function translateFiles(
  files: Project,
  byLanguage: ReadonlyMap<string, TranslationFiles>,
): Map<string, SpokenFiles> {
  const inLanguage = (tag: string, all: TranslationFiles): SpokenFiles => {
    const inTag = (file: ParsedFile | null, path: string, own = all.get(path)) =>
      file && own ? translate(file, own, tag) : file;
    const ownOf = (name: (typeof SPOKEN)[number]) =>
      withEngineTexts(all.get(SINGLETONS[name].file), name, tag, files);
    const single = (name: (typeof SPOKEN)[number]) => inTag(files[name], SINGLETONS[name].file, ownOf(name));
    const records = [...files.records].map(([folder, ofFolder]): [string, Map<string, ParsedFile>] => [
      folder,
      new Map(
        [...ofFolder].map(([id, file]) => [id, inTag(file, `content/${folder}/${id}.json`) ?? file] as const),
      ),
    ]);
    return {
      language: tag,
      site: translatedSite(files.site, ownOf('site'), tag),
      formTextsFile: single('formTextsFile'),
      storageFile: single('storageFile'),
      records: new Map(records),
    };
  };
  const further = furtherLanguages(files).map(({ tag }) => tag);
  return new Map(further.map((tag) => [tag, inLanguage(tag, byLanguage.get(tag) ?? new Map())]));
}

/** Reports translations of files that do not exist. */
export function lostTranslations(
  byLanguage: ReadonlyMap<string, TranslationFiles>,
  known: readonly string[],
): Diagnostic[] {
  return [...byLanguage.values()].flatMap((files) =>
    [...files].flatMap(([base, { source }]) => {
      if (known.includes(base)) return [];
      const message = `This file translates ${base}, which does not exist.`;
      const hint = `Rename or delete it.  ${suggestion(base, known, 'Files')}`;
      return [fileDiagnostic(source.path, 'wrong-translation', message, hint)];
    }),
  );
}
