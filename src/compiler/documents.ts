export { embeddedOrigins } from './resolve/embeds.ts';
export { readAddress } from './resolve/urls.ts';
export { type DocumentKind, documentKinds, kindOfFile } from './source/document-kinds.ts';
export { decodeLegacy, decodeText } from './source/encoding.ts';
export { formatJson } from './source/format-json.ts';
export { isRead, type ParsedFile, parseFile } from './source/json-file.ts';
export { readLanguages, readPageLanguage } from './source/languages/languages.ts';
export { ownLanguageName, standardTag } from './source/languages/tags.ts';
export { SAME_IN_ALL, translationOf } from './source/languages/translated-files.ts';
export {
  IDENTITIES,
  translatedFile,
  translatedIndex,
  withTranslation,
} from './source/languages/translations.ts';
export { groupVersions, originalOf, versionsByRoute } from './source/languages/versions.ts';
export type { PageFile, Project } from './source/project.ts';
export { currentRoute, publishedRoutes, successorOf, unrecordedPages } from './source/published.ts';
export { HASHED_FOLDERS, MALFORMED, reservedMessage, routeOfBuiltFile } from './source/reserved.ts';
export {
  feedPath,
  fileOfRoute,
  isPlainRoute,
  NOT_FOUND,
  normalRoute,
  PAGES,
  parentOf,
  routeOfFile,
  routeOfRecord,
  slug,
  templateCollection,
} from './source/routes.ts';
export { SINGLETONS } from './source/singletons.ts';
export {
  ADDITION_FOLDERS,
  BLOCK_FOLDERS,
  ENGINE_TYPES,
  FORM_MODULES,
  GENERATED_FILES,
  GENERATED_MODULES,
  ownerOf,
} from './source/site-files.ts';
export { siteDateStyle, siteLanguage } from './source/site-language.ts';
export { authoredFile, type PlainFile, type Source, sourceOf } from './source/source.ts';
export { wholeReference } from './source/templates/record-values.ts';
export { unknownReferences } from './source/unknown-references.ts';
