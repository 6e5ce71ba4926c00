import { BLOCK_FOLDERS } from '../source/site-files.ts';

export const SCHEMA_ENDING = '.schema.json';

/** The schemas that every project has, by property of the schema set, with their names in schemas/. */
export const DOCUMENTS = {
  defs: 'defs',
  page: 'page',
  site: 'site',
  redirects: 'redirects',
  houseStyle: 'house-style',
  published: 'published',
  storage: 'storage',
  formTexts: 'form-texts',
  theme: 'theme',
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

/** Documents whose values components receive: each has a TypeScript type. */
export const TYPED_DOCUMENTS = ['page', 'site', 'storage', 'theme'] as const satisfies DocumentName[];

/** Paths of the schemas that every project has. */
export const DOCUMENT_FILES = DOCUMENT_NAMES.map(documentFile);

export function documentFile(name: DocumentName): string {
  return `schemas/${DOCUMENTS[name]}${SCHEMA_ENDING}`;
}

export function collectionFile(collection: string): string {
  return `schemas/records/${collection}${SCHEMA_ENDING}`;
}

/** Returns the document that a file is the schema of. */
export function documentOfFile(path: string): DocumentName | undefined {
  return DOCUMENT_NAMES.find((name) => documentFile(name) === path);
}

/** `schemas/records/people.schema.json` → `people` */
export function collectionOfFile(path: string): string | undefined {
  return /^schemas\/records\/(.*)\.schema\.json$/.exec(path)?.[1];
}

/** `src/blocks/card-grid/block.schema.json` → `card-grid` */
export function blockOfFile(path: string): string | undefined {
  const folder = Object.values(BLOCK_FOLDERS).find((one) => path.startsWith(`${one}/`));
  return folder && /^\/([^/]+)\//.exec(path.slice(folder.length))?.[1];
}

/** Reads each document's schema, or anything else of it. */
export function eachDocument<Value>(read: (name: DocumentName) => Value): Record<DocumentName, Value> {
  const entries = DOCUMENT_NAMES.map((name) => [name, read(name)] as const);
  // The entries are those of DOCUMENTS.
  return Object.fromEntries(entries) as Record<DocumentName, Value>;
}
