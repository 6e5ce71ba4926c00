export { exampleBody } from './gallery/server/serve-examples.ts';
export { serveMail } from './mail/server/serve-mail.ts';
export {
  contentFilePath,
  pathInContent,
  readContentFile,
  writeBinary,
  writeContent,
} from './server/content-files.ts';
export { type AuthorTool, devTools } from './server/dev-tools.ts';
export { type DraftTexts, draftInput } from './server/draft-input.ts';
export { type ContentContext, DevApiError, refuse } from './server/endpoint.ts';
export { serveApi } from './server/serve-api.ts';
