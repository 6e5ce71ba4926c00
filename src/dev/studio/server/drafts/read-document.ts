import { existsSync } from 'node:fs';
import { parseFile, translatedFile, withTranslation } from '@json-site/compiler/documents';
import { contentFilePath, readContentFile } from '@json-site/dev/server';
import { translationFor } from './translation-for.ts';

/**
 * A content file, and how its value becomes that of its form. An editor translates the whole document; its file has
 * what differs.
 */
interface DocumentOnDisk {
  /** "{}" for a translation that does not exist yet. */
  text: string;
  /** Changes with everything that the form shows. */
  hash: string;
  shown: (written: unknown) => unknown;
  written: (shown: unknown) => unknown;
}

/** Reads a content file, or the translation of one. */
export function readDocument(root: string, file: string): DocumentOnDisk {
  const isFile = (path: string) => existsSync(contentFilePath(root, path));
  const { base: path } = translatedFile(file) ?? {};
  if (path === undefined || !isFile(path)) {
    const same = (value: unknown) => value;
    return { ...readContentFile(root, file), shown: same, written: same };
  }
  const base = readContentFile(root, path);
  const own = isFile(file) ? readContentFile(root, file) : { text: '{}\n', hash: '' };
  const { value: baseValue } = parseFile({ path, text: base.text });
  const { value: ownValue } = parseFile({ path: file, text: own.text });
  return {
    text: own.text,
    hash: `${base.hash} ${own.hash}`,
    shown: (written) => withTranslation(baseValue, written),
    written: (shown) => translationFor(baseValue, shown, ownValue),
  };
}
