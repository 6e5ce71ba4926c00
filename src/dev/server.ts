export { compileDraft, type DraftTexts } from './server/compile-draft.ts';
export {
  contentFilePath,
  pathInContent,
  readContentFile,
  writeBinary,
  writeContent,
} from './server/content-files.ts';
export { type AuthorTool, devTools } from './server/dev-tools.ts';
export {
  type ContentContext,
  DevApiError,
  type DevContext,
  type DevEndpoint,
  refuse,
} from './server/endpoint.ts';
