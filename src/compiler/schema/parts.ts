import { ADDITION_FOLDERS } from '../source/site-files.ts';
import type { SchemaSources } from './checks/schema-sources.ts';

/** The parts of every page that a site replaces or adds, each with the file in src/site/parts/ that exports it. */
export const PARTS = {
  /** Instead of the engine's header, which it may contain. */
  Header: 'Header.tsx',
  /** One more control at the end of the engine's header. */
  HeaderEnd: 'HeaderEnd.tsx',
  /** Instead of the engine's footer, which it may contain. */
  Footer: 'Footer.tsx',
  /** A function that returns more elements for the head of a document. */
  head: 'head.ts',
} as const;

export type SitePart = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as SitePart[];

/** The file of a part, as a path from the root. */
export const partFile = (name: SitePart): string => `${ADDITION_FOLDERS.parts}/${PARTS[name]}`;

/** Whether a site has a part. */
export const hasPart = ({ parts = [] }: Pick<SchemaSources, 'parts'>, name: SitePart): boolean =>
  parts.some(({ source }) => source.path === partFile(name));
