import path from 'node:path';
import { findNodeAtOffset, getNodePath, parse, parseTree } from 'jsonc-parser';
import type { ContentStore } from '../../../../scripts/content/content-store.ts';
import { NOT_FOUND_PATH, routeOfUrl } from '../../../app/navigation/payload.ts';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { type JsonPath, rangeOf } from '../../../compiler/source/locations.ts';
import { originOf } from '../../../compiler/source/origins.ts';
import type { SourceFile } from '../../../compiler/source/source-file.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import type { Block } from '../../../generated/content-types.ts';
import { DevApiError, type DevEndpoint } from '../../server/endpoint.ts';
import type {
  BlockListName,
  FileLocation,
  OverlayBlock,
  OverlayData,
  OverlayDiagnostic,
  ScreenPosition,
} from '../overlay-data.ts';

const SITE = 'content/site.json';

/** The property that holds each list of blocks in its file. */
const PROPERTY: Record<BlockListName, string> = { page: 'blocks', sharedBlocks: 'sharedBlocks' };

/** The blocks that a text lists, each as one comparable text; of a half-written file, as far as it goes. */
function written(text: string, list: BlockListName): string[] {
  const value: unknown = parse(text);
  const blocks = isObject(value) ? value[PROPERTY[list]] : undefined;
  return Array.isArray(blocks) ? blocks.map((block) => JSON.stringify(block)) : [];
}

/**
 * Where the block at `index` of one list is in another: blocks that are the same at the start and at the end stay
 * together, and of those between each is its counterpart as long as they are as many. Otherwise it is new there.
 */
export function counterpart(
  from: readonly string[],
  to: readonly string[],
  index: number,
): { index: number; isNew: boolean } {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  if (index < start) return { index, isNew: false };
  const fromEnd = from.length - index;
  if (fromEnd <= end) return { index: to.length - fromEnd, isNew: false };
  const room = to.length - end;
  return { index: Math.min(index, room), isNew: from.length > to.length || index >= room };
}

/** The way to the innermost value at a line and column, however broken the text is elsewhere. */
function segmentsAt({ text }: SourceFile, line: number, column: number): JsonPath {
  const before = text.split('\n', line - 1).join('\n').length;
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, before + (line > 1 ? 1 : 0) + column - 1, true);
  return node ? getNodePath(node) : [];
}

/** The lists of blocks on screen for one address, and the places of what is wrong with them. */
class Screen {
  readonly #root: string;
  readonly #store: ContentStore;
  readonly #files: Record<BlockListName, string>;
  readonly #blocks: Record<BlockListName, Block[]>;

  constructor(root: string, store: ContentStore, pathname: string) {
    const page = store.page(routeOfUrl(pathname)) ?? store.page(NOT_FOUND_PATH);
    if (!page) throw new DevApiError(404, `There is no page ${pathname}.`);
    this.#root = root;
    this.#store = store;
    this.#files = { page: page.file, sharedBlocks: SITE };
    this.#blocks = { page: page.blocks, sharedBlocks: store.site().sharedBlocks };
  }

  facts(): OverlayData {
    const stoppedBy = this.#store.stoppedBy();
    return {
      ...(stoppedBy !== undefined && { stoppedBy }),
      file: this.#files.page,
      blocks: { page: this.#places('page'), sharedBlocks: this.#places('sharedBlocks') },
      diagnostics: this.#store.diagnostics().map((diagnostic) => this.#problem(diagnostic)),
    };
  }

  #at(file: string, line: number, column: number): FileLocation {
    return { file, line, column, editorTarget: `${path.join(this.#root, file)}:${line}:${column}` };
  }

  /** A block's place in its file as it is now, which may be newer than what is on screen. */
  #places(list: BlockListName): OverlayBlock[] {
    return this.#blocks[list].map((block) => {
      const origin = originOf(block);
      const file = origin?.source.path ?? this.#files[list];
      const now = this.#store.source(file);
      if (!origin || !now) return { type: block.type, ...this.#at(file, 1, 1) };
      const [shown, current] = [written(origin.source.text, list), written(now.text, list)];
      const { index } = counterpart(shown, current, Number(origin.jsonPath[1]));
      const { line, column } = rangeOf(now, [PROPERTY[list], index]);
      return { type: block.type, ...this.#at(file, line, column) };
    });
  }

  #problem(diagnostic: Diagnostic): OverlayDiagnostic {
    const { file, line, column } = diagnostic;
    const onScreen = this.#onScreen('page', diagnostic) ?? this.#onScreen('sharedBlocks', diagnostic);
    const isHere = file === this.#files.page || file === SITE;
    return { ...diagnostic, ...this.#at(file, line, column), isHere, ...(onScreen && { onScreen }) };
  }

  #onScreen(list: BlockListName, { file, line, column }: Diagnostic): ScreenPosition | undefined {
    const now = this.#store.source(file);
    if (file !== this.#files[list] || !now) return undefined;
    const [property, wanted] = segmentsAt(now, line, column);
    if (property !== PROPERTY[list] || typeof wanted !== 'number') return undefined;
    const origins = this.#blocks[list].map((block) => originOf(block));
    const shown = origins.find((origin) => origin !== undefined)?.source ?? now;
    const { index, isNew } = counterpart(written(now.text, list), written(shown.text, list), wanted);
    const numbers = origins.map((origin) => Number(origin?.jsonPath[1]));
    const found = isNew ? -1 : numbers.indexOf(index);
    if (found >= 0) return { list, index: found, before: false };
    return { list, index: numbers.filter((number) => number < index).length, before: true };
  }
}

/** Says what stands where on a page, and what is wrong with it. */
export const overlayData: DevEndpoint = (input, { store, root }) => {
  const pathname = isObject(input) ? input['path'] : undefined;
  if (typeof pathname !== 'string') throw new DevApiError(400, 'Say of which page: { "path": "/about" }.');
  return new Screen(root, store, decodeURIComponent(pathname)).facts();
};
