import { writeFileSync } from 'node:fs';
import path from 'node:path';
import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import { valueIn } from '@json-site/values/objects';
import type { ConflictChoices } from '../../publish/protocol.ts';
import { mergeNamed } from '../../values/merge-named.ts';
import { mergeValues } from '../../values/merge-values.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { inTemporaryFolder } from '../files/temporary-folder.ts';
import { tryGit } from './run-git.ts';

const OF_FORM = /^(?:content|schemas)\/forms\//;

/** A value that both have changed. The empty path is the document, which one of them has deleted. */
export interface Conflict {
  file: string;
  /** The document as it is here, for its name. */
  document: unknown;
  path: JsonPath;
  mine: unknown;
  theirs: unknown;
  /** Who has changed it. */
  by?: string;
}

/** Three versions of a text. Null: the file does not exist. */
export interface Versions {
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

export const isJsonFile = (file: string) => file.endsWith('.json');

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Parses a text; undefined if there is none, and null if it is not JSON. */
export function parsedOrNull(text: string | null): unknown {
  try {
    return parsed(text);
  } catch {
    return null;
  }
}

/**
 * Combines by lines, which keeps their order. Null if both have changed the same lines, or if the result is no JSON.
 */
async function combinedLines({ base, mine, theirs }: Versions): Promise<string | null> {
  if (base === null || mine === null || theirs === null) return null;
  return inTemporaryFolder(async (folder) => {
    for (const [name, text] of Object.entries({ mine, base, theirs }))
      writeFileSync(path.join(folder, name), text);
    const { status, stdout } = await tryGit(folder, ['merge-file', '-p', 'mine', 'base', 'theirs']);
    const value = status === 0 ? parsedOrNull(stdout) : null;
    return value === null ? null : stdout;
  });
}

/** The combined text of a document, or what the editor must decide first. */
type Combined = { text: string | null } | { conflicts: Conflict[] };

/**
 * Combines two versions of a document: by lines where that is possible, otherwise by values. Throws a SyntaxError if
 * one of the versions is not JSON.
 */
export async function combineTexts(
  file: string,
  versions: Versions,
  choices: ConflictChoices = {},
): Promise<Combined> {
  const { base, mine, theirs } = versions;
  if (mine === theirs || theirs === base) return { text: mine };
  if (mine === base) return { text: theirs };
  const [own, other] = [parsed(mine), parsed(theirs)];
  // Only the layout differs.
  if (deepEquals(own, other)) return { text: theirs };
  const lines = await combinedLines(versions);
  if (lines !== null) return { text: lines };
  const conflicts: Conflict[] = [];
  const merged = mergeValues(parsed(base), own, other, (at, ofMine, ofTheirs) => {
    // Two editors may each add a question: both are asked.
    const named = OF_FORM.test(file) ? mergeNamed(valueIn(parsed(base), ...at), ofMine, ofTheirs) : undefined;
    if (named) return named;
    const choice = choices[`${file} ${formatPath(at)}`];
    if (!choice) conflicts.push({ file, document: own ?? other, path: at, mine: ofMine, theirs: ofTheirs });
    return { value: choice === 'theirs' ? ofTheirs : ofMine };
  });
  if (conflicts.length > 0) return { conflicts };
  const value = merged?.value;
  if (value === undefined) return { text: null };
  if (deepEquals(value, other)) return { text: theirs };
  return { text: rewriteJson(mine ?? theirs ?? '{}', value, [theirs ?? '']) };
}
