import { labelFor } from '../../compiler/report/labels.ts';
import { isObject } from '../../compiler/schema/schema-walk.ts';
import { PAGES, routeOfFile } from '../../compiler/source/routes.ts';

/** The name of a file of content/ for an editor: "Page “Contact”", "Services: Data solutions", "Redirects". */
export function documentName(file: string, value: unknown): string {
  const { title, name } = isObject(value) ? value : {};
  const written = [title, name].find((text) => typeof text === 'string');
  if (file.startsWith(PAGES)) return `Page “${String(written ?? routeOfFile(file))}”`;
  const [, folder = '', ...inside] = file.split('/');
  if (inside.length === 0) return labelFor(folder.replace(/\.json$/, ''));
  const base = inside.join('/');
  if (!base.endsWith('.json')) return `File ${base}`;
  return `${labelFor(folder)}: ${String(written ?? labelFor(base.replace(/\.json$/, '')))}`;
}
