import { isObject } from '../../../compiler/schema/schema-walk.ts';
import type { DevEndpoint } from '../../server/endpoint.ts';
import { deleteFile } from './delete-file.ts';
import { changePage } from './documents/change-page.ts';
import { createRecord, deleteRecord } from './documents/change-records.ts';
import { createPage } from './documents/create-page.ts';
import { checkDraft } from './drafts/check-draft.ts';
import { openPage } from './drafts/open-page.ts';
import { savePage } from './drafts/save-page.ts';
import { endpoint, type FileInput, NAMES_FILE } from './endpoint.ts';
import { HISTORY_ENDPOINTS } from './history/endpoints.ts';
import { PUBLISH_ENDPOINTS } from './publish/endpoints.ts';
import { replaceWords } from './search/replace.ts';
import { findShownText, search } from './search/search.ts';
import { studioSite } from './studio-site.ts';
import { uploadFile } from './upload-file.ts';
import { withWords } from './with-words.ts';

const DRAFT = { file: 'string', hash: 'string', value: 'object' } as const;
const NEW_PAGE = { route: 'string', title: 'string', description: 'string', copyOf: 'string?' } as const;
const PAGE_CHANGE = {
  kind: 'string',
  file: 'string',
  to: 'string',
  withPagesBelow: 'boolean?',
  apply: 'boolean?',
} as const;

const ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/site': (_, context) => studioSite(context),
  'studio/page': endpoint(NAMES_FILE, (context, { file }: FileInput) => openPage(context, file)),
  'studio/check': endpoint({ ...DRAFT, showOn: 'string?' }, checkDraft),
  'studio/save': endpoint(DRAFT, savePage),
  'studio/new': endpoint(NEW_PAGE, createPage),
  'studio/change': endpoint(PAGE_CHANGE, changePage),
  'studio/new-record': endpoint({ kind: 'string', title: 'string' }, createRecord),
  'studio/delete-record': endpoint(NAMES_FILE, (context, { file }: FileInput) => deleteRecord(context, file)),
  'studio/search': endpoint({ words: 'string' }, search),
  'studio/find-text': endpoint({ texts: 'list', not: 'string' }, findShownText),
  'studio/replace': endpoint({ words: 'string', by: 'string', apply: 'boolean?' }, replaceWords),
  'studio/upload': endpoint({ name: 'string', data: 'string', pattern: 'string?' }, uploadFile),
  'studio/delete-file': endpoint({ name: 'string' }, deleteFile),
  ...HISTORY_ENDPOINTS,
  ...PUBLISH_ENDPOINTS,
};

/** The document in the input of an endpoint, if there is one. */
function draftIn(input: unknown): { file: string; value: unknown } | undefined {
  if (!isObject(input) || typeof input['file'] !== 'string' || !isObject(input['value'])) return undefined;
  return { file: input['file'], value: input['value'] };
}

/** The endpoints of the studio: `POST /_dev/studio/<name>`. Their diagnostics are in the words of its forms as well. */
export const STUDIO_ENDPOINTS: Record<string, DevEndpoint> = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([name, run]): [string, DevEndpoint] => [
    name,
    async (input, context) => withWords(context, await run(input, context), draftIn(input)),
  ]),
);
