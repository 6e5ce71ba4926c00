import type { DevContext, DevEndpoint } from '../../server/endpoint.ts';
import { changePage } from './documents/change-page.ts';
import { createRecord, deleteRecord, putBack } from './documents/change-records.ts';
import { createPage } from './documents/create-page.ts';
import { checkDraft } from './drafts/check-draft.ts';
import { openPage } from './drafts/open-page.ts';
import { savePage } from './drafts/save-page.ts';
import { endpoint } from './endpoint.ts';
import { lastChange, undoChange } from './history/change-sets.ts';
import { documentHistory, oldVersion } from './history/versions.ts';
import { deleteFile, uploadFile } from './media-files.ts';
import { checkBeforePublishing, publish } from './publish/publish.ts';
import { notPublic, publishedPage, publishState } from './publish/publish-state.ts';
import { replaceWords } from './search/replace.ts';
import { findShownText, search } from './search/search.ts';
import { studioSite } from './studio-site.ts';
import { withWords } from './with-words.ts';

const NEW_PAGE = { route: 'string', title: 'string', description: 'string', copyOf: 'string?' } as const;
const PAGE_CHANGE = {
  kind: 'string',
  file: 'string',
  to: 'string',
  withPagesBelow: 'boolean?',
  apply: 'boolean?',
} as const;
const PUBLISHING = { way: 'string', message: 'string', fingerprint: 'string', choices: 'object?' } as const;

/** An endpoint whose input is one text. */
function withText(name: string, run: (context: DevContext, text: string) => unknown): DevEndpoint {
  const kinds: Record<string, 'string'> = { [name]: 'string' };
  return endpoint<Record<string, string>>(kinds, (context, input) => run(context, input[name] ?? ''));
}

const ENDPOINTS: Record<string, DevEndpoint> = {
  'studio/site': (_, context) => studioSite(context),
  'studio/page': withText('file', openPage),
  'studio/check': endpoint({ file: 'string', value: 'object', showOn: 'string?' }, checkDraft),
  'studio/save': endpoint({ file: 'string', hash: 'string', value: 'object' }, savePage),
  'studio/new': endpoint(NEW_PAGE, createPage),
  'studio/change': endpoint(PAGE_CHANGE, changePage),
  'studio/new-record': endpoint({ kind: 'string', title: 'string' }, createRecord),
  'studio/delete-record': withText('file', deleteRecord),
  'studio/search': endpoint({ words: 'string' }, search),
  'studio/find-text': endpoint({ texts: 'list', not: 'string' }, findShownText),
  'studio/replace': endpoint({ words: 'string', by: 'string', apply: 'boolean?' }, replaceWords),
  'studio/upload': endpoint({ name: 'string', data: 'string', pattern: 'string?' }, uploadFile),
  'studio/delete-file': endpoint({ name: 'string' }, deleteFile),
  'studio/history': withText('file', documentHistory),
  'studio/history/version': endpoint({ file: 'string', path: 'string', commit: 'string' }, oldVersion),
  'studio/history/put-back': endpoint({ file: 'string', value: 'object' }, putBack),
  'studio/history/last-change': (_, context) => lastChange(context),
  'studio/history/undo': withText('id', undoChange),
  'studio/publish/state': (_, context) => publishState(context),
  'studio/publish/check': (_, { root }) => checkBeforePublishing(root),
  'studio/publish/not-public': (_, { root }) => notPublic(root),
  'studio/publish/page': withText('route', publishedPage),
  'studio/publish/commit': endpoint(PUBLISHING, publish),
};

/** The endpoints of the studio: `POST /_dev/studio/<name>`. Their diagnostics are in the words of its forms as well. */
export const STUDIO_ENDPOINTS: Record<string, DevEndpoint> = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([name, run]): [string, DevEndpoint] => [
    name,
    async (input, context) => withWords(context, await run(input, context), input),
  ]),
);
