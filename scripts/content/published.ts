import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson, NOT_FOUND, SINGLETONS } from '@json-site/compiler/documents';
import type { Compiled } from '@json-site/compiler/types';
import { writeAtOnce } from './write-at-once.ts';

const { file: FILE } = SINGLETONS.publishedFile;

/**
 * Adds new pages to content/published.json and returns their addresses. Never removes one. Adds nothing while a
 * published page is missing without a redirect, because a new page may be the same page under another address.
 */
export function recordPublished(root: string, { pages, diagnostics }: Compiled): string[] {
  if (diagnostics.some(({ severity }) => severity === 'error')) return [];
  const file = path.join(root, FILE);
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { routes: string[] }).routes
    : [];
  const listed = new Set(known);
  // A list that gets shorter has fewer pages, which need no redirect.
  const files = pages.filter(({ numbered }) => (numbered?.number ?? 1) === 1);
  const added = files.map((page) => page.path).filter((route) => route !== NOT_FOUND && !listed.has(route));
  if (added.length === 0) return [];
  const routes = [...known, ...added].sort();
  writeAtOnce(file, formatJson({ $schema: '../schemas/published.schema.json', routes }));
  return added;
}
