import {
  kindOfFile,
  ownLanguageName,
  parseFile,
  translatedFile,
  withTranslation,
} from '@json-site/compiler/documents';
import { formatOfName, isLasting } from '@json-site/compiler/media';
import type { CompileInput } from '@json-site/compiler/types';
import { labelFor } from '@json-site/compiler/words';
import type { ContentContext } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';
import type { FileText, FileUse, SiteFile, SiteFiles } from '../../files/protocol.ts';
import { innerValue } from '../../values/at-path.ts';
import { shownText } from '../../values/inline-parts.ts';
import { formatLabels, labelPath } from '../../values/label-path.ts';
import { addressOf } from '../studio-site.ts';
import { filePatterns, isDocument } from './file-patterns.ts';
import { type NamedFile, namedFiles } from './named-files.ts';

function kindOf(name: string): SiteFile['kind'] {
  if (formatOfName(name)) return 'picture';
  return isDocument(name) ? 'document' : 'other';
}

/** A document as a whole: the value of a translation includes what it takes from the document that it translates. */
interface Whole {
  file: string;
  value: unknown;
  /** The tag of its language, for a translation. */
  tag?: string;
}

/** Where a value is, in the words of the forms. */
function placeOf({ file, value }: Whole, path: JsonPath, { schemas }: CompileInput) {
  const schema = kindOfFile(file, schemas)?.schema ?? {};
  return {
    file,
    address: addressOf(file),
    document: documentName(file, value),
    path: formatPath(path),
    where: formatLabels(labelPath(schema, value, path, schemas) ?? []),
  };
}

/** The texts beside a file in one language. */
function textsIn({ file, value, tag }: Whole, { beside }: NamedFile): FileText[] {
  return beside.map(({ path, schema, isAlternative }) => {
    const written = innerValue(value, path);
    const text = typeof written === 'string' ? written : '';
    const shown = shownText(text, schema);
    return {
      file,
      address: addressOf(file),
      path: formatPath(path),
      label: schema.title ?? labelFor(String(path.at(-1))),
      isAlternative,
      text,
      ...(tag !== undefined && { language: ownLanguageName(tag), lang: tag }),
      ...(shown !== text && { shown }),
    };
  });
}

/**
 * The uses of files in one document and its translations. A text that a translation has is listed with the original.
 */
function usesIn(source: SourceFile, translations: SourceFile[], input: CompileInput): [string, FileUse][] {
  const { value } = parseFile(source);
  const original: Whole = { file: source.path, value };
  const wholes = translations.map((one): Whole & { own: SourceFile } => ({
    own: one,
    file: one.path,
    value: withTranslation(value, parseFile(one).value),
    tag: translatedFile(one.path)?.tag ?? '',
  }));
  const uses = namedFiles(source, input.schemas).map((named): [string, FileUse] => {
    const same = wholes.filter((whole) => innerValue(whole.value, named.path) === named.name);
    const texts = [original, ...same].flatMap((whole) => textsIn(whole, named));
    return [named.name, { ...placeOf(original, named.path, input), texts }];
  });
  const listed = new Set(uses.map(([name, { path }]) => `${name} ${path}`));
  const others = wholes.flatMap((whole) =>
    namedFiles(whole.own, input.schemas)
      .filter(({ name, path }) => !listed.has(`${name} ${formatPath(path)}`))
      .map((named): [string, FileUse] => [
        named.name,
        { ...placeOf(whole, named.path, input), texts: textsIn(whole, named) },
      ]),
  );
  return [...uses, ...others];
}

/** Lists the files of content/media/ with their uses, and with what each use says about them in each language. */
export function siteFiles({ store }: ContentContext): SiteFiles {
  store.refresh();
  const input = store.input();
  const translations = new Map<string, SourceFile[]>();
  for (const source of input.files) {
    const base = translatedFile(source.path)?.base;
    if (base !== undefined) translations.set(base, [...(translations.get(base) ?? []), source]);
  }
  const originals = input.files.filter(({ path }) => translatedFile(path) === undefined);
  const uses = new Map<string, FileUse[]>();
  const add = (name: string, use: FileUse) => uses.set(name, [...(uses.get(name) ?? []), use]);
  const seen = new Set<string>();
  for (const source of originals) {
    for (const [name, use] of usesIn(source, translations.get(source.path) ?? [], input)) {
      add(name, use);
      for (const { file, path } of [use, ...use.texts]) seen.add(`${name} ${file} ${path}`);
    }
  }
  // A link inside a text names a file as well.
  for (const { kind, to, source, jsonPath } of store.references()) {
    const key = `${to} ${source.path} ${formatPath(jsonPath)}`;
    const isOfTranslation = seen.has(`${to} ${translatedFile(source.path)?.base} ${formatPath(jsonPath)}`);
    if (kind !== 'media' || seen.has(key) || isOfTranslation) continue;
    seen.add(key);
    const whole = { file: source.path, value: parseFile(source).value };
    add(to, { ...placeOf(whole, jsonPath, input), texts: [] });
  }
  const files = input.media.map(
    ({ name, src, bytes, width, height }): SiteFile => ({
      name,
      src,
      kind: kindOf(name),
      bytes,
      width,
      height,
      isLasting: isLasting(src),
      uses: uses.get(name) ?? [],
    }),
  );
  return { files, patterns: [...filePatterns(input.schemas)] };
}
