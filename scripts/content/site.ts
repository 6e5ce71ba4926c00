export { compilePublished } from './compile-published.ts';
export { type ContentStore, openContent, type SharedContent } from './content-store.ts';
export { readAllFormLayouts, readFormLayouts } from './form-layouts.ts';
export { readGeneratedForms } from './generated-forms.ts';
export {
  compileProject,
  iconDrawings,
  iconNames,
  loadContent,
  MIGRATIONS,
  readFormSchemas,
  readSchemas,
} from './load-content.ts';
export { recordPublished } from './published.ts';
export { blockFolders } from './schema-sources.ts';
export { partFiles } from './site-parts.ts';
