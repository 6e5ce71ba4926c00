import { compileProject } from '../../../../scripts/content/load-content.ts';
import { payloadOf } from '../../../../scripts/prerender/pages/payloads.ts';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { originOf } from '../../../compiler/source/origins.ts';
import { routeOfFile } from '../../../compiler/source/routes.ts';
import type { Compiled } from '../../../compiler/types.ts';
import type { Block } from '../../../generated/content-types.ts';
import { DevApiError } from '../../server/endpoint.ts';
import type { CheckedDraft, Draft, PageOnDisk, SaveResult } from '../protocol.ts';
import { checkChange } from './check-change.ts';
import { readPage, writeContent } from './content-files.ts';
import { formatLikeBefore } from './format-file.ts';
import { rewriteJson } from './rewrite-json.ts';

const DEV_BUILD = 'development';

function onDisk(root: string, file: string, { diagnostics }: Compiled): PageOnDisk {
  const { text, hash } = readPage(root, file);
  const { value, diagnostics: syntaxErrors } = parseFile({ path: file, text });
  // What is forgiven when a page is shown, such as a comment, would be lost when it is saved.
  const isWhole = isObject(value) && syntaxErrors.length === 0;
  return {
    file,
    route: routeOfFile(file),
    hash,
    value: isWhole ? value : null,
    diagnostics: diagnostics.filter((one) => one.file === file),
  };
}

/** A page as it stands in its file. */
export function openPage(root: string, file: string): PageOnDisk {
  readPage(root, file);
  return onDisk(root, file, compileProject(root));
}

/** The state of a page's file, to notice that it was changed elsewhere. */
export function hashOf(root: string, file: string): string {
  return readPage(root, file).hash;
}

/** Which of the draft's blocks is shown in each place: the compiler leaves out those that cannot be. */
function shownBlocks(shown: Block[]): number[] {
  return shown.map((block) => Number(originOf(block)?.jsonPath[1]));
}

/** What the check says about a draft, and how the page would look. Writes nothing. */
export function checkDraft(root: string, { file, value }: Draft): CheckedDraft {
  const { text } = readPage(root, file);
  const { compiled, refusals } = checkChange(root, new Map([[file, rewriteJson(text, value)]]));
  const page = compiled.pages.find((one) => one.file === file);
  const own = compiled.diagnostics.filter((one) => one.file === file);
  const elsewhere = refusals.filter((one) => one.file !== file);
  return {
    diagnostics: [...own, ...elsewhere],
    payload: page ? payloadOf(page, DEV_BUILD) : null,
    renderedBlocks: page ? shownBlocks(page.blocks) : [],
  };
}

/** Saves a draft, unless the file is not the one it was made from or the check has errors. */
export async function savePage(root: string, { file, hash, value }: Draft): Promise<SaveResult> {
  if (!isObject(value)) throw new DevApiError(400, 'A page is an object.');
  const before = readPage(root, file);
  if (before.hash !== hash) {
    const page = onDisk(root, file, compileProject(root));
    const mine = page.value ? rewriteJson(before.text, value) : JSON.stringify(value, null, 2);
    return { outcome: 'changed', page, theirs: before.text, mine };
  }
  const text = await formatLikeBefore(root, file, before.text, rewriteJson(before.text, value));
  const texts = new Map([[file, text]]);
  const { compiled, refusals } = checkChange(root, texts);
  if (refusals.length > 0) return { outcome: 'refused', problems: refusals };
  // Formatting takes a moment, in which an editor may have saved the file.
  if (readPage(root, file).hash !== hash) return savePage(root, { file, hash, value });
  if (text !== before.text) writeContent(root, texts);
  return { outcome: 'saved', page: onDisk(root, file, compiled) };
}
