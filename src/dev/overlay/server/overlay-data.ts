import { findNodeAtOffset, getNodePath, parse, parseTree } from 'jsonc-parser';
import { NOT_FOUND_PATH, routeOfUrl } from '@json-site/app/addresses';
import { SINGLETONS } from '@json-site/compiler/documents';
import type { BlockOrigin, Diagnostic } from '@json-site/compiler/types';
import type { ContentStore } from '@json-site/content/site';
import type { Block } from '@json-site/model/content-types';
import { type JsonPath, rangeOf } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { decoded } from '@json-site/values/paths';
import type { SourceFile } from '@json-site/values/source-file';
import { DevApiError, type DevEndpoint } from '../../server/endpoint.ts';
import type {
  BlockListName,
  OverlayBlock,
  OverlayData,
  OverlayDiagnostic,
  ScreenPosition,
} from '../overlay-data.ts';
import { findCounterpart } from './find-counterpart.ts';

const SITE = SINGLETONS.site.file;

/** The property that contains each list of blocks in its file. */
const PROPERTY: Record<BlockListName, string> = { page: 'blocks', shared: 'sharedBlocks' };

/** Serialises the blocks of a file, for comparison. The text may be incomplete JSON. */
function serialisedBlocks(text: string, list: BlockListName): string[] {
  const value: unknown = parse(text);
  const blocks = isObject(value) ? value[PROPERTY[list]] : undefined;
  return Array.isArray(blocks) ? blocks.map((block) => JSON.stringify(block)) : [];
}

/** Returns the JSON path of the innermost value at a line and column. The rest of the text may be invalid. */
function jsonPathAt({ text }: SourceFile, line: number, column: number): JsonPath {
  const before = text.split('\n', line - 1).join('\n').length;
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, before + (line > 1 ? 1 : 0) + column - 1, true);
  return node ? getNodePath(node) : [];
}

/** The blocks on screen, and the files that contain them. */
interface Screen {
  store: ContentStore;
  files: Record<BlockListName, string>;
  /** May be older than the files: a page with errors keeps its last valid version. */
  blocks: Record<BlockListName, Block[]>;
  origins: Record<BlockListName, readonly BlockOrigin[]>;
}

/** Finds the blocks on screen in the current text of their file. */
function locateBlocks({ store, files, blocks, origins }: Screen, list: BlockListName): OverlayBlock[] {
  return blocks[list].map((block, position) => {
    const origin = origins[list][position];
    const file = origin?.source.path ?? files[list];
    const current = store.source(file);
    if (!origin || !current) return { type: block.type, file, line: 1, column: 1 };
    const { index } = findCounterpart(
      serialisedBlocks(origin.source.text, list),
      serialisedBlocks(current.text, list),
      Number(origin.jsonPath[1]),
    );
    const { line, column } = rangeOf(current, [PROPERTY[list], index]);
    return { type: block.type, file, line, column };
  });
}

/** Returns the position on screen of a diagnostic of one of the blocks. */
function positionOf(
  { store, files, origins: ofLists }: Screen,
  list: BlockListName,
  { file, line, column }: Diagnostic,
): ScreenPosition | undefined {
  const current = store.source(file);
  const origins = ofLists[list];
  if (file !== files[list] || !current) return undefined;
  const [property, indexInFile] = jsonPathAt(current, line, column);
  if (property !== PROPERTY[list] || typeof indexInFile !== 'number') return undefined;
  const shown = origins[0]?.source ?? current;
  const { index, isNew } = findCounterpart(
    serialisedBlocks(current.text, list),
    serialisedBlocks(shown.text, list),
    indexInFile,
  );
  const shownIndexes = origins.map(({ jsonPath }) => Number(jsonPath[1]));
  const onScreen = isNew ? -1 : shownIndexes.indexOf(index);
  if (onScreen >= 0) return { list, index: onScreen, isBefore: false };
  return { list, index: shownIndexes.filter((shownIndex) => shownIndex < index).length, isBefore: true };
}

/** Returns the blocks and diagnostics of a page with their locations. */
export const overlayData: DevEndpoint = (input, { store }): OverlayData => {
  const given = isObject(input) ? input['path'] : undefined;
  if (typeof given !== 'string')
    throw new DevApiError(400, 'The request needs a page: { "path": "/contact" }.');
  const pathname = decoded(given);
  const page = store.page(routeOfUrl(pathname)) ?? store.page(NOT_FOUND_PATH);
  if (!page) throw new DevApiError(404, `There is no page ${pathname}.`);
  const { sharedBlocks } = store.sites()[page.language ?? ''] ?? store.site();
  const sharedOrigins = store.sharedOrigins()[page.language ?? store.site().language] ?? [];
  const files = { page: page.file, shared: sharedOrigins[0]?.source.path ?? SITE };
  const screen: Screen = {
    store,
    files,
    blocks: { page: page.blocks, shared: sharedBlocks },
    origins: { page: page.origins, shared: sharedOrigins },
  };
  const stoppedBy = store.stoppedBy();
  return {
    ...(stoppedBy !== undefined && { stoppedBy }),
    file: page.file,
    isDraft: page.draft === true,
    drafts: store.pages().flatMap(({ path, draft }) => (draft ? [path] : [])),
    blocks: { page: locateBlocks(screen, 'page'), shared: locateBlocks(screen, 'shared') },
    diagnostics: store.diagnostics().map((diagnostic): OverlayDiagnostic => {
      const onScreen = positionOf(screen, 'page', diagnostic) ?? positionOf(screen, 'shared', diagnostic);
      const isHere = [files.page, files.shared, SITE].includes(diagnostic.file);
      return { ...diagnostic, isHere, ...(onScreen && { onScreen }) };
    }),
  };
};
