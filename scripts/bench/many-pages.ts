import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '@json-site/compiler/documents';
import { filesBelow } from '@json-site/content/files';
import { ROOT } from '../root.ts';
import { copyRepository } from '../test/copy-repository.ts';
import type { WorkingCopy } from '../test/site-copy.ts';

const FOLDER = 'content/pages/industries';

/** One of the added pages. */
export const ADDED = { file: `${FOLDER}/page-500.json`, route: '/industries/page-500' };

/**
 * Copies the repository with the main site, and repeats the pages of one section, with different titles, up to this
 * number of pages.
 */
export async function projectWithPages(pages: number): Promise<{ copy: WorkingCopy; count: number }> {
  const root = path.join(ROOT, '.cache/bench/check');
  rmSync(root, { recursive: true, force: true });
  const copy = await copyRepository(root);
  const models = readdirSync(path.join(root, FOLDER)).map(
    (file) => JSON.parse(copy.read(`${FOLDER}/${file}`)) as Record<string, unknown>,
  );
  const present = filesBelow(root, 'content/pages').filter((file) => file.endsWith('.json')).length;
  for (let index = present; index < pages; index += 1) {
    const model = models[index % models.length] ?? {};
    const title = `${String(model['title'])} ${index}`;
    const description = `${index}: ${String(model['description'])}`.slice(0, 170);
    copy.write(`${FOLDER}/page-${index}.json`, formatJson({ ...model, title, description, order: index }));
  }
  return { copy, count: Math.max(present, pages) };
}
