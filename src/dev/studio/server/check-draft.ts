import { payloadOf } from '../../../../scripts/prerender/pages/payloads.ts';
import { originOf } from '../../../compiler/source/origins.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import type { CheckedDraft, Draft } from '../protocol.ts';
import { checkChange } from './check-change.ts';
import { readPageFile } from './content-files.ts';
import { rewriteJson } from './rewrite-json.ts';

const DEV_BUILD = 'development';

/** Compiles a draft: its diagnostics and the page for the preview. Writes nothing. */
export function checkDraft({ root, store }: ContentContext, { file, value }: Draft): CheckedDraft {
  const { text } = readPageFile(root, file);
  store.refresh();
  const { compiled, blockers } = checkChange(store, new Map([[file, rewriteJson(text, value)]]));
  const page = compiled.pages.find((compiledPage) => compiledPage.file === file);
  const inFile = compiled.diagnostics.filter((diagnostic) => diagnostic.file === file);
  const inOtherFiles = blockers.filter((diagnostic) => diagnostic.file !== file);
  return {
    diagnostics: [...inFile, ...inOtherFiles],
    payload: page ? payloadOf(page, DEV_BUILD) : null,
    renderedBlocks: page ? page.blocks.map((block) => Number(originOf(block)?.jsonPath[1])) : [],
  };
}
