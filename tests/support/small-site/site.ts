import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import type { CompileInput, MediaFile } from '../../../src/compiler/types.ts';
import { SCHEMAS } from './schemas.ts';

/** Path relative to content/ → text. Null removes a file of the valid site. */
export type Files = Record<string, string | null>;

const page = (title: string, description = 'About it.') =>
  JSON.stringify({ title, description, blocks: [{ type: 'hero', heading: title }] });

/** The files of a small valid site. */
export const VALID: Files = {
  'site.json': JSON.stringify({ url: 'https://www.example.org', logo: 'van.svg', sharedBlocks: [] }),
  'theme.json': '{}',
  'pages/index.json': page('Start'),
  'pages/404.json': page('Not here', 'Where to go from here.'),
};

/** The only media file of the valid site. */
export const VAN: MediaFile = { name: 'van.svg', src: '/media/van.svg', bytes: 300, width: 40, height: 20 };

/** The compiler's input of the valid site. The given files and inputs replace those of the site. */
export function inputOf(files: Files = {}, input: Partial<CompileInput> = {}): CompileInput {
  const all = Object.entries({ ...VALID, ...files });
  return {
    files: all.flatMap(([path, text]) => (text === null ? [] : [{ path: `content/${path}`, text }])),
    media: [VAN],
    icons: { book: [['path', { d: 'M1 1h2' }]], map: [['path', { d: 'M2 2h2' }]] },
    schemas: SCHEMAS,
    ...(input.schemaSources && {
      schemaDiagnostics: loadSchemas(input.schemaSources).schemaDiagnostics,
    }),
    ...input,
  };
}
