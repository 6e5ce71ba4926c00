import path from 'node:path';
import { hasPart, PART_NAMES, partFile, type SitePart } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';

/** The parts of pages that a site replaces or adds, each with its file. */
export type PartFiles = Partial<Record<SitePart, string>>;

export function partFiles(root: string, { schemaSources }: Pick<CompileInput, 'schemaSources'>): PartFiles {
  const names = PART_NAMES.filter((name) => schemaSources && hasPart(schemaSources, name));
  return Object.fromEntries(names.map((name) => [name, path.join(root, partFile(name))]));
}
