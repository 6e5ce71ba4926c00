import type { PageFailure } from './make-page.ts';

function blocksOf({ blocks }: PageFailure): string {
  if (blocks.length === 0) return 'The page as a whole, and none of its blocks alone';
  return blocks.map(({ index, type }) => `blocks[${index}] "${type}"`).join(', ');
}

function hintOf({ blocks }: PageFailure): string {
  const folders = [...new Set(blocks.map(({ type }) => `src/blocks/${type}/`))];
  const where = folders.length > 0 ? folders.join(', ') : 'src/app/';
  return `The content is what its schema asks for; the code does not cope with it. Look in ${where}.`;
}

/** Pages that could not be rendered, for people: which, which of their blocks, why, and what to do. */
export function formatFailures(failures: PageFailure[]): string {
  return failures
    .map((failure) => {
      const what = `${blocksOf(failure)} cannot be rendered: ${failure.reason}`;
      return `${failure.file}  render-failed\n  ${what}\n  ${hintOf(failure)}`;
    })
    .join('\n\n');
}
