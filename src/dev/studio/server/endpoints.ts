import { isObject } from '../../../compiler/schema/schema-walk.ts';
import type { DevEndpoint } from '../../server/endpoint.ts';
import type { Draft, DraftCheck, NewFile, NewPage, NewRecord, PageChange } from '../protocol.ts';
import type { Replacement } from '../search/protocol.ts';
import { changePage } from './documents/change-page.ts';
import { createRecord, deleteRecord } from './documents/change-records.ts';
import { createPage } from './documents/create-page.ts';
import { checkDraft } from './drafts/check-draft.ts';
import { openPage } from './drafts/open-page.ts';
import { savePage } from './drafts/save-page.ts';
import { listFormRules } from './form-rules.ts';
import { HISTORY_ENDPOINTS } from './history/endpoints.ts';
import { PUBLISH_ENDPOINTS } from './publish/endpoints.ts';
import { readInput } from './read-input.ts';
import { replaceWords } from './search/replace.ts';
import { findShownText, search } from './search/search.ts';
import { studioSite } from './studio-site.ts';
import { uploadFile } from './upload-file.ts';
import { withWords } from './with-words.ts';

const readDraft = (input: unknown) =>
  readInput<Draft>(input, { file: 'string', hash: 'string', value: 'object' });

const ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/site': (_, context) => studioSite(context),
  'studio/page': (input, context) =>
    openPage(context, readInput<{ file: string }>(input, { file: 'string' }).file),
  'studio/check': (input, context) => {
    const kinds = { file: 'string', hash: 'string', value: 'object', showOn: 'string?' } as const;
    return checkDraft(context, readInput<DraftCheck>(input, kinds));
  },
  'studio/save': (input, context) => savePage(context, readDraft(input)),
  'studio/new-record': (input, context) =>
    createRecord(context, readInput<NewRecord>(input, { kind: 'string', title: 'string' })),
  'studio/delete-record': (input, context) =>
    deleteRecord(context, readInput<{ file: string }>(input, { file: 'string' }).file),
  'studio/new': (input, context) =>
    createPage(
      context,
      readInput<NewPage>(input, {
        route: 'string',
        title: 'string',
        description: 'string',
        copyOf: 'string?',
      }),
    ),
  'studio/search': (input, context) =>
    search(context, readInput<{ words: string }>(input, { words: 'string' }).words),
  'studio/find-text': (input, context) => {
    const { texts, not } = readInput<{ texts: unknown; not: string }>(input, {
      texts: 'list',
      not: 'string',
    });
    return findShownText(context, { texts: (texts as unknown[]).map(String), not });
  },
  'studio/replace': (input, context) =>
    replaceWords(
      context,
      readInput<Replacement>(input, { words: 'string', by: 'string', apply: 'boolean?' }),
    ),
  'studio/form-rules': (input, context) =>
    listFormRules(context, readInput<{ file: string }>(input, { file: 'string' }).file),
  'studio/upload': (input, context) =>
    uploadFile(context, readInput<NewFile>(input, { name: 'string', data: 'string', pattern: 'string?' })),
  ...HISTORY_ENDPOINTS,
  ...PUBLISH_ENDPOINTS,
  'studio/change': (input, context) =>
    changePage(
      context,
      readInput<PageChange>(input, {
        kind: 'string',
        file: 'string',
        to: 'string',
        withPagesBelow: 'boolean?',
        apply: 'boolean?',
      }),
    ),
};

/** The document in the input of an endpoint, if there is one. */
function draftIn(input: unknown): { file: string; value: unknown } | undefined {
  if (!isObject(input) || typeof input['file'] !== 'string' || !isObject(input['value'])) return undefined;
  return { file: input['file'], value: input['value'] };
}

/** The endpoints of the studio: `POST /_dev/studio/<name>`. Their diagnostics are in the words of its forms as well. */
export const STUDIO_ENDPOINTS: Record<string, DevEndpoint> = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([name, endpoint]): [string, DevEndpoint] => [
    name,
    async (input, context) => withWords(context, await endpoint(input, context), draftIn(input)),
  ]),
);
