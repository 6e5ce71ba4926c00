import { readFileSync } from 'node:fs';
import path from 'node:path';
import { payloadOf } from '@json-site/build/plugin';
import type { Compiled } from '@json-site/compiler/types';
import type { ContentContext } from '@json-site/dev/server';
import { compileDraft } from '@json-site/dev/server';
import type { ChangedPage, PageVersion, PageVersions, PublishState } from '../../publish/protocol.ts';
import { DEV_BUILD, sharedContent } from '../drafts/shared-content.ts';
import {
  type ChangedFile,
  CONTENT,
  type ContentChanges,
  contentChanges,
  textAt,
} from '../git/content-changes.ts';
import { readRepository } from '../git/repository.ts';
import { askGit } from '../git/run-git.ts';
import { type ChangedTexts, changedDocument, suggestMessage } from './changed-documents.ts';

const NOTHING: ContentChanges = { files: [], fingerprint: '' };

async function textsOf(root: string, changed: ChangedFile): Promise<ChangedTexts> {
  const { kind, file, before } = changed;
  const isJson = file.endsWith('.json');
  return {
    ...changed,
    textBefore: kind === 'added' || !isJson ? null : await textAt(root, 'HEAD', before),
    textAfter: kind === 'removed' || !isJson ? null : readFileSync(path.join(root, file), 'utf8'),
  };
}

/** Compiles the last commit, and the content as it is. Schemas and media are those of now. */
async function readVersions({ root, store }: ContentContext, { files }: ContentChanges) {
  const changed = await Promise.all(files.map((file) => textsOf(root, file)));
  const committed = new Map<string, string | null>();
  for (const { file, before, textBefore } of changed) {
    if (file.endsWith('.json') && file !== before) committed.set(file, null);
    if (before.endsWith('.json')) committed.set(before, textBefore);
  }
  store.refresh();
  const input = store.input();
  return { changed, before: compileDraft(input, committed), after: compileDraft(input, new Map()) };
}

/** Lists the pages that show something else, also those that change because they show a record or another page. */
function changedPages(before: Compiled, after: Compiled): ChangedPage[] {
  const textsByRoute = ({ pages }: Compiled) =>
    new Map(pages.map((page) => [page.path, { text: JSON.stringify(payloadOf(page, DEV_BUILD)), page }]));
  const [were, are] = [textsByRoute(before), textsByRoute(after)];
  const sharedText = ({ site, theme }: Compiled) => JSON.stringify([site, theme]);
  const isEveryPage = sharedText(before) !== sharedText(after);
  return [...new Set([...are.keys(), ...were.keys()])]
    .filter((route) => isEveryPage || were.get(route)?.text !== are.get(route)?.text)
    .map((route) => ({ route, title: (are.get(route) ?? were.get(route))?.page.title ?? route }));
}

/** Reads what would be published, and where to. */
export async function publishState(context: ContentContext): Promise<PublishState> {
  const { root, store } = context;
  const repository = await readRepository(root);
  const changes = repository.obstacle ? NOTHING : await contentChanges(root);
  const { changed, before, after } = await readVersions(context, changes);
  const { schemas } = store.input();
  const documents = changed.map((one) => changedDocument(one, schemas));
  return {
    ...repository,
    documents,
    pages: changedPages(before, after),
    fingerprint: changes.fingerprint,
    suggestedMessage: suggestMessage(documents),
  };
}

async function pageIn(compiled: Compiled, route: string): Promise<PageVersion> {
  const page = compiled.pages.find((one) => one.path === route);
  const shared = await sharedContent(compiled);
  return { payload: page ? payloadOf(page, DEV_BUILD) : null, ...(shared && { shared }) };
}

/** Returns both versions of a page, each with the site and the theme of its time. */
export async function publishedPage(context: ContentContext, route: string): Promise<PageVersions> {
  const { before, after } = await readVersions(context, await contentChanges(context.root));
  return { before: await pageIn(before, route), after: await pageIn(after, route) };
}

/** Lists the files of documents that visitors do not see as they are: saved on this computer, or in review as well. */
export async function notPublic(root: string): Promise<string[]> {
  const { remote, siteBranch, obstacle } = await readRepository(root);
  if (obstacle) return [];
  const site = remote && siteBranch ? `refs/remotes/${remote}/${siteBranch}` : 'HEAD';
  const base = (await askGit(root, ['merge-base', 'HEAD', site])) ?? 'HEAD';
  const changed = await askGit(root, ['diff', '--name-only', '--relative', '-z', base, '--', CONTENT]);
  const added = await askGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', CONTENT]);
  return `${changed}\0${added}`.split('\0').filter((file) => file.endsWith('.json'));
}
