import type { Block } from '../../../src/generated/content-types.ts';
import type { PageHeadData } from '../head-data.ts';
import { withCopies } from './compression.ts';
import type { PageBytes } from './page-cache.ts';
import { type PageContext, pageFiles, type Render } from './page-files.ts';
import { payloadOf } from './payloads.ts';

/** What every page of a build is made with. Plain data, for other threads. */
export interface PageSettings {
  context: PageContext;
}

/** A page to be made, and the name to keep it by. */
export interface PageJob {
  key: string;
  facts: PageHeadData;
  /** How well brotli compresses it, from 0 to 11. */
  quality: number;
}

/** A page that was made. */
export interface MadePage {
  key: string;
  files: PageBytes;
}

/** A page that could not be rendered. */
export interface PageFailure {
  file: string;
  /** What the component threw, with the first place in the code. */
  reason: string;
  /** The blocks that fail by themselves; none when the page only fails as a whole. */
  blocks: { index: number; type: string }[];
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const name = /^\s*at (?:async )?(\S+) \(/.exec(place ?? '')?.[1];
  return name ? `${error.message} (in ${name})` : error.message;
}

async function failingBlocks({ context }: PageSettings, { page }: PageHeadData, render: Render) {
  const found: PageFailure['blocks'] = [];
  for (const [index, block] of page.blocks.entries()) {
    const alone: Block[] = [block];
    const payload = payloadOf({ ...page, blocks: alone }, context.build, context.renderedOn);
    await render(payload).catch(() => found.push({ index, type: block.type }));
  }
  return found;
}

/** Makes one page: renders and compresses it. */
export async function renderPageFiles(
  settings: PageSettings,
  { key, facts, quality }: PageJob,
  render: Render,
): Promise<MadePage | PageFailure> {
  let files: Record<string, string>;
  try {
    files = await pageFiles(settings.context, facts, render, quality);
  } catch (error) {
    const blocks = await failingBlocks(settings, facts, render);
    return { file: facts.page.file, reason: reasonOf(error), blocks };
  }
  return { key, files: withCopies(files, quality) };
}
