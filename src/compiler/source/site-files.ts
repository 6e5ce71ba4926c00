/**
 * To whom a file of a project belongs. `engine`: the package. `site`: the organisation that uses it; an upgrade never
 * changes these. `generated`: files of the site that `npm run generate` writes.
 */
export type FileOwner = 'engine' | 'site' | 'generated';

/** The folders with blocks: those that every site can use, and those that only this site has. */
export const BLOCK_FOLDERS = { engine: 'src/blocks', site: 'src/site/blocks' } as const;

/** What a site adds to the engine: a folder for each widget of forms, a module for each other addition. */
export const ADDITION_FOLDERS = {
  widgets: 'src/site/widgets',
  meanings: 'src/site/meanings',
  /** Parts of every page, around its blocks. */
  parts: 'src/site/parts',
  rules: 'src/site/rules',
} as const;

/** The types of the engine's own documents and blocks, to which the site's types add theirs. */
export const ENGINE_TYPES = 'src/model/content-types.ts';

/** The modules that are generated into the site. */
export const GENERATED_MODULES = 'src/site/generated';

/** The generated modules of forms. */
export const FORM_MODULES = `${GENERATED_MODULES}/forms`;

/** Generated from the site for the studio, editors and the Edge Function. */
export const GENERATED_FILES = {
  /** Editors complete and explain blocks by it. */
  blockSchema: 'schemas/block.schema.json',
  /** Deployed with the Edge Function, which cannot read content/. */
  layouts: 'supabase/functions/deliver/forms.ts',
  /** The function that receives forms without JavaScript, with the rules of the forms. */
  submit: 'supabase/functions/submit/submit.js',
  submitTypes: 'supabase/functions/submit/submit.d.ts',
  /** Which files beside it an installed engine wrote, and their hashes: those that the site has changed since stay. */
  backend: 'supabase/engine-files.json',
} as const;

/** Folders end with a slash, and include everything in them. The first entry that a file matches decides. */
const OWNERS: readonly (readonly [FileOwner, string | RegExp])[] = [
  ['generated', `${GENERATED_MODULES}/`],
  ...Object.values(GENERATED_FILES).map((file) => ['generated', file] as const),
  ['site', 'content/'],
  ['site', 'schemas/forms/'],
  // Every site has forms.
  ['engine', 'schemas/records/forms.schema.json'],
  ['site', 'schemas/records/'],
  ['site', 'src/site/'],
  ['site', 'tests/site/'],
  // The tables of the forms; the other migrations are for all forms.
  ['site', /^supabase\/migrations\/[^/]*_submissions\.sql$/],
  ['site', 'vite.config.ts'],
];

/** Returns the owner of a file, as a path from the root. */
export function ownerOf(file: string): FileOwner {
  const found = OWNERS.find(([, name]) => {
    if (typeof name !== 'string') return name.test(file);
    return name.endsWith('/') ? file.startsWith(name) : file === name;
  });
  return found?.[0] ?? 'engine';
}
