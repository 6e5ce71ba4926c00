import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson, PAGES } from '@json-site/compiler/documents';
import type { Diagnostic } from '@json-site/compiler/types';
import { loadContent } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { parsePath } from '@json-site/values/locations';
import { isObject, valueIn } from '@json-site/values/objects';
import type { Loss } from '../old-site.ts';

/** What is removed for an error: a part of a text, or the block with it. Undefined for any other place. */
function placeIn({
  path: written = '',
}: Diagnostic): { block: number; part: number | undefined } | undefined {
  const [list, block, content, part] = parsePath(written);
  if (list !== 'blocks' || typeof block !== 'number') return undefined;
  return { block, part: content === 'content' && typeof part === 'number' ? part : undefined };
}

/** Removes the parts of a page that have errors. Returns whether something was removed. */
function withoutErrors(page: Record<string, unknown>, errors: readonly Diagnostic[]): boolean {
  const blocks = page['blocks'];
  if (!Array.isArray(blocks)) return false;
  const places = errors.flatMap((error) => placeIn(error) ?? []);
  const removed = new Set<unknown>();
  for (const { block, part } of places) {
    const found: unknown = part === undefined ? blocks[block] : valueIn(blocks, block, 'content', part);
    // Without its head the page would have no heading.
    if (valueIn(found, 'type') !== 'page-header') removed.add(found);
    const content: unknown = valueIn(blocks, block, 'content');
    if (part !== undefined && Array.isArray(content)) content[part] = removed;
  }
  for (const block of blocks)
    if (isObject(block) && Array.isArray(block['content'])) {
      block['content'] = block['content'].filter((one) => one !== removed);
      if (valueIn(block, 'content', 'length') === 0) removed.add(block);
    }
  page['blocks'] = blocks.filter((block) => !removed.has(block));
  return removed.size > 0;
}

/**
 * Compiles what was written, and removes what the compiler refuses: nothing that it refuses can be shown. Returns the
 * errors that remain.
 */
export function repair(
  root: string,
  places: ReadonlyMap<string, Omit<Loss, 'what'>>,
  losses: Loss[],
): Diagnostic[] {
  for (;;) {
    const errors = compile(loadContent(root)).diagnostics.filter(({ severity }) => severity === 'error');
    const written = new Set(
      errors.map(({ file }) => file).filter((file) => file.startsWith(PAGES) && places.has(file)),
    );
    let isChanged = false;
    for (const file of written) {
      const found = errors.filter((error) => error.file === file);
      const target = path.join(root, file);
      const page: unknown = JSON.parse(readFileSync(target, 'utf8'));
      if (!isObject(page) || !withoutErrors(page, found)) continue;
      isChanged = true;
      writeFileSync(target, formatJson(page));
      for (const { message } of found)
        losses.push({
          ...(places.get(file) ?? { file, line: 1 }),
          what: `a part that the check refuses: ${message}`,
        });
    }
    if (!isChanged) return errors;
  }
}
