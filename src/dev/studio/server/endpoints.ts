import type { ContentContext } from '@json-site/dev/server';
import { EDITOR_ROLES } from '../editors/protocol.ts';
import { LOOK_DAYS } from '../looks/protocol.ts';
import type { PublishRequest } from '../publish/protocol.ts';
import { checkLinks } from './check-links.ts';
import { changePage } from './documents/change-page.ts';
import { createRecord, deleteRecord, putBack } from './documents/change-records.ts';
import { createPage } from './documents/create-page.ts';
import { orderDocuments } from './documents/order-documents.ts';
import { checkDraft } from './drafts/check-draft.ts';
import { openPage } from './drafts/open-page.ts';
import { savePage } from './drafts/save-page.ts';
import { sharedDrafts, storeSharedDraft } from './drafts/shared-drafts.ts';
import { changeEditor, inviteEditor, listEditors, removeEditor } from './editors/editors.ts';
import { endpoint, type StudioEndpoint } from './endpoint.ts';
import { changeText } from './files/change-text.ts';
import { siteFiles } from './files/site-files.ts';
import { recentChanges, undoChange } from './history/change-sets.ts';
import { documentHistory, oldVersion } from './history/versions.ts';
import { addLook, endLook, listLooks } from './looks/looks.ts';
import { deleteFile, replaceFile, uploadAllowed } from './media-files.ts';
import { markEnquiry, newestEnquiries, openEnquiry } from './overview/enquiries.ts';
import { overview } from './overview/overview.ts';
import { checkBeforePublishing } from './publish/publish.ts';
import { publishedPage, publishState, receiveNews, whereabouts } from './publish/publish-state.ts';
import { cancelPublication, readSchedule, schedulePublication } from './publish/schedule.ts';
import { formQuestions } from './questions/change-questions.ts';
import { answerReview, approveReview, publishOrSend } from './reviews/reviews.ts';
import { replaceWords } from './search/replace.ts';
import { findShownText, search } from './search/search.ts';
import { studioSite } from './studio-site.ts';
import { withWords } from './with-words.ts';

const NEW_PAGE = { route: 'text', title: 'text', description: 'text', copyOf: 'text?' } as const;
const PAGE_CHANGE = {
  kind: ['move', 'remove'],
  file: 'text',
  to: 'text',
  withPagesBelow: 'boolean?',
  apply: 'boolean?',
} as const;
const PUBLICATION = { at: 'text', message: 'text', files: 'texts', fingerprint: 'text' } as const;
const EDITOR = { address: 'text', role: EDITOR_ROLES, name: 'text' } as const;
const LOOKED_AT = { kind: ['document', 'review'], name: 'text' } as const;
const PUBLISHING = {
  way: ['publish', 'review'],
  message: 'text',
  fingerprint: 'text',
  files: 'texts',
  choices: 'choices?',
} as const;

/** An endpoint whose input is one text. */
function withText(name: string, run: (context: ContentContext, text: string) => unknown): StudioEndpoint {
  const rules: Record<string, 'text'> = { [name]: 'text' };
  return endpoint<Record<string, string>>(rules, (context, input) => run(context, input[name] ?? ''));
}

const ENDPOINTS = {
  'studio/site': (_, context) => studioSite(context),
  'studio/page': withText('file', openPage),
  'studio/check': endpoint({ file: 'text', value: 'document', showOn: 'text?' }, checkDraft),
  'studio/save': endpoint({ file: 'text', hash: 'text', value: 'document' }, savePage),
  'studio/drafts': endpoint({ open: 'text' }, sharedDrafts),
  'studio/drafts/store': endpoint({ file: 'text', draft: 'document', seen: 'text' }, storeSharedDraft),
  'studio/new': endpoint(NEW_PAGE, createPage),
  'studio/change': endpoint(PAGE_CHANGE, changePage),
  'studio/order': endpoint({ list: 'text', files: 'texts' }, orderDocuments),
  'studio/new-record': endpoint({ kind: 'text', title: 'text' }, createRecord),
  'studio/delete-record': withText('file', deleteRecord),
  'studio/questions': endpoint({ file: 'text', version: 'text?', change: 'question?' }, formQuestions),
  'studio/search': endpoint({ words: 'text' }, search),
  'studio/find-text': endpoint({ texts: 'texts', not: 'text' }, findShownText),
  'studio/replace': endpoint({ words: 'text', by: 'text', apply: 'boolean?' }, replaceWords),
  'studio/upload': endpoint({ name: 'text', data: 'bytes', pattern: 'text?' }, uploadAllowed),
  'studio/files': (_, context) => siteFiles(context),
  'studio/files/replace': endpoint({ name: 'text', given: 'text', data: 'bytes' }, replaceFile),
  'studio/files/delete': endpoint({ name: 'text' }, deleteFile),
  'studio/files/text': endpoint({ file: 'text', path: 'text', before: 'text', text: 'text' }, changeText),
  'studio/history': withText('file', documentHistory),
  'studio/history/version': endpoint({ file: 'text', path: 'text', commit: 'text' }, oldVersion),
  'studio/history/put-back': endpoint({ file: 'text', value: 'document' }, putBack),
  'studio/history/changes': (_, context) => recentChanges(context),
  'studio/history/undo': withText('id', undoChange),
  'studio/links': (_, context) => checkLinks(context),
  'studio/overview': (_, context) => overview(context),
  'studio/enquiries': (_, context) => newestEnquiries(context),
  'studio/enquiries/open': withText('id', openEnquiry),
  'studio/enquiries/done': endpoint({ id: 'text', isDone: 'boolean' }, markEnquiry),
  'studio/publish/state': endpoint({ files: 'texts?' }, publishState),
  'studio/publish/check': endpoint({ files: 'texts' }, (context, { files }: { files: string[] }) =>
    checkBeforePublishing(context, files),
  ),
  'studio/publish/whereabouts': (_, { root }) => whereabouts(root),
  'studio/publish/receive': (_, { root }) => receiveNews(root),
  'studio/publish/page': endpoint({ route: 'text', files: 'texts?' }, publishedPage),
  'studio/publish/schedule': (_, context) => readSchedule(context),
  'studio/publish/schedule/add': endpoint(PUBLICATION, schedulePublication),
  'studio/publish/schedule/cancel': withText('id', cancelPublication),
  'studio/publish/commit': endpoint(PUBLISHING, (context, input: PublishRequest) =>
    publishOrSend(context, input),
  ),
  'studio/reviews/approve': endpoint({ review: 'text' }, (context, input: { review: string }) =>
    approveReview(context, input),
  ),
  'studio/reviews/answer': endpoint({ review: 'text', text: 'text' }, answerReview),
  'studio/editors': (_, context) => listEditors(context),
  'studio/editors/invite': endpoint(EDITOR, inviteEditor),
  'studio/editors/change': endpoint(EDITOR, changeEditor),
  'studio/editors/remove': withText('address', removeEditor),
  'studio/looks': endpoint(LOOKED_AT, listLooks),
  'studio/looks/add': endpoint({ ...LOOKED_AT, days: LOOK_DAYS }, addLook),
  'studio/looks/end': withText('id', endLook),
} satisfies Record<string, StudioEndpoint>;

type EndpointName = keyof typeof ENDPOINTS;

/** The endpoints of the studio: `POST /_dev/studio/<name>`. Their diagnostics are in the words of its forms as well. */
export const STUDIO_ENDPOINTS = Object.fromEntries(
  Object.entries<StudioEndpoint>(ENDPOINTS).map(([name, run]): [string, StudioEndpoint] => [
    name,
    async (input, context) => withWords(context, await run(input, context), input),
  ]),
) as Readonly<Record<EndpointName, StudioEndpoint>>;
