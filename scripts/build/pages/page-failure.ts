import path from 'node:path';
import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import { namesIn, UserError } from '@json-site/content/files';
import { blockFolders } from '@json-site/content/site';
import type { Block } from '@json-site/model/content-types';
import type { PageHeadData } from './head-data.ts';
import { type PageContext, type Renderer, renderedApp } from './page-files.ts';
import { payloadOf } from './payloads.ts';

/** A page that cannot be rendered. */
export interface PageFailure {
  file: string;
  /** The error's message, and the function that threw it. */
  reason: string;
  /** The blocks that also fail alone; none if only the page as a whole fails. */
  blocks: { index: number; type: string }[];
}

/** The message of an error, and the function that threw it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UserError) return error.message;
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const name = /^\s*at (?:async )?(\S+) \(/.exec(frame ?? '')?.[1];
  return name ? `${error.message} (in ${name})` : error.message;
}

/** Finds the blocks that make a page fail by rendering each of them alone. */
export async function pageFailure(
  context: Pick<PageContext, 'build' | 'icons' | 'renderedOn'>,
  { page }: Pick<PageHeadData, 'page'>,
  renderer: Pick<Renderer, 'render'>,
  error: unknown,
): Promise<PageFailure> {
  const blocks: PageFailure['blocks'] = [];
  const isRendered = (shown: Block[]) =>
    renderedApp(
      context,
      payloadOf({ ...page, blocks: shown }, context.build, context.renderedOn),
      renderer,
    ).then(
      () => true,
      () => false,
    );
  // With a header that fails, every block would seem to fail.
  const tried = (await isRendered([])) ? page.blocks : [];
  for (const [index, block] of tried.entries())
    if (!(await isRendered([block]))) blocks.push({ index, type: block.type });
  return { file: page.file, reason: reasonOf(error), blocks };
}

function describeBlocks({ blocks }: PageFailure): string {
  if (blocks.length === 0) return 'The page as a whole, but none of its blocks alone,';
  return blocks.map(({ index, type }) => `blocks[${index}] "${type}"`).join(', ');
}

function hintFor({ blocks }: PageFailure, root: string): string {
  const types = new Set<string>(blocks.map(({ type }) => type));
  const folders = blockFolders(root).filter((folder) => types.has(path.basename(folder)));
  const frame = namesIn(root, ADDITION_FOLDERS.parts).length > 0 ? [ADDITION_FOLDERS.parts] : ['src/app'];
  const where = (folders.length > 0 ? folders : frame).map((folder) => `${folder}/`).join(', ');
  return `The content is valid; the component does not handle it. Look in ${where}.`;
}

/** Describes the failures for the terminal: which page, which blocks, why, and where to look. */
export function formatFailures(failures: PageFailure[], root: string): string {
  return failures
    .map((failure) => {
      const what = `${describeBlocks(failure)} cannot be rendered: ${failure.reason}`;
      return `${failure.file}  render-failed\n  ${what}\n  ${hintFor(failure, root)}`;
    })
    .join('\n\n');
}
