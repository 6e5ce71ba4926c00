import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '../../src/compiler/source/format-json.ts';
import { ROOT } from '../content/root.ts';
import { copyRepository } from '../test/copy-repository.ts';

const FOLDER = 'content/pages/industries';

/** Copies this project and repeats the pages of one section, with different titles, up to this number of pages. */
export function projectWithPages(pages: number): string {
  const project = path.join(ROOT, '.cache/bench/check');
  rmSync(project, { recursive: true, force: true });
  copyRepository(project);
  const folder = path.join(project, FOLDER);
  const models = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>,
  );
  const files = readdirSync(path.join(project, 'content/pages'), { recursive: true, encoding: 'utf8' });
  const present = files.filter((file) => file.endsWith('.json')).length;
  mkdirSync(folder, { recursive: true });
  for (let index = present; index < pages; index += 1) {
    const model = models[index % models.length] ?? {};
    const title = `${String(model['title'])} ${index}`;
    const description = `${index}: ${String(model['description'])}`.slice(0, 170);
    const text = formatJson({ ...model, title, description, order: index });
    writeFileSync(path.join(folder, `page-${index}.json`), text);
  }
  return project;
}

/** One of the added pages. */
export const ADDED = { file: `${FOLDER}/page-500.json`, route: '/industries/page-500' };
