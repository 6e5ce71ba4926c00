import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND } from '../../src/compiler/source/routes.ts';
import type { Compiled } from '../../src/compiler/types.ts';

const FILE = 'content/published.json';

/**
 * Adds the pages that content/published.json does not list yet; nothing is ever taken from it. While a page that was
 * there is missing without a redirect, nothing is added: a new page may be what it has become. Returns what was added.
 */
export function recordPublished(root: string, { pages, diagnostics }: Compiled): string[] {
  if (diagnostics.some(({ severity }) => severity === 'error')) return [];
  const file = path.join(root, FILE);
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { routes: string[] }).routes
    : [];
  const listed = new Set(known);
  const added = pages.map((page) => page.path).filter((route) => route !== NOT_FOUND && !listed.has(route));
  if (added.length === 0) return [];
  const routes = [...known, ...added].sort();
  const text = JSON.stringify({ $schema: '../schemas/published.schema.json', routes }, null, 2);
  writeFileSync(file, `${text}\n`);
  return added;
}
