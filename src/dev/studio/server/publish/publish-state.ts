import { payloadOf } from '@json-site/build/plugin';
import type { Compiled } from '@json-site/compiler/types';
import type { ContentStore } from '@json-site/content/site';
import { compile } from '@json-site/core/compile';
import { type ContentContext, type DraftTexts, draftInput } from '@json-site/dev/server';
import {
  type ChangedPage,
  type PageVersion,
  type PageVersions,
  type PublishState,
  UNKNOWN,
  type UnpublishedFile,
  type Whereabouts,
} from '../../publish/protocol.ts';
import { DEV_BUILD, sharedContent } from '../drafts/shared-content.ts';
import { arrive } from '../git/arrive.ts';
import { textOf } from '../git/content-changes.ts';
import { type Plan, readPlan } from '../git/plan.ts';
import { readRepository } from '../git/repository.ts';
import { sentReviews } from '../git/reviews.ts';
import { oneByOne } from '../git/run-git.ts';
import { type ChangedTexts, changedDocument } from './changed-documents.ts';
import { textsWithout } from './check-chosen.ts';
import { unpublishedFiles, waitingReviews } from './unpublished.ts';

async function textsOf(root: string, plan: Plan, changed: UnpublishedFile): Promise<ChangedTexts> {
  const { kind, file, before } = changed;
  const isJson = file.endsWith('.json');
  return {
    ...changed,
    textBefore: kind === 'added' || !isJson ? null : await textOf(root, plan.public.get(before)),
    textAfter: kind === 'removed' || !isJson ? null : await textOf(root, plan.mine.get(file)),
  };
}

/** The chosen documents; none means all. */
interface Choice {
  files?: string[];
}

/** Compiles the content with the texts before a change and with those after it. Schemas and media are those of now. */
export function compileBoth(store: ContentStore, before: DraftTexts, after: DraftTexts) {
  store.refresh();
  const input = store.input();
  // Each resolves only what differs from what was compiled last.
  const compiled = (texts: DraftTexts) => compile(draftInput(input, texts), 'dev', store.memory);
  return { before: compiled(before), after: compiled(after) };
}

/** Compiles the content as visitors see it, and with the chosen documents as they are. */
async function readVersions(
  { root, store }: ContentContext,
  plan: Plan,
  all: readonly UnpublishedFile[],
  { files }: Choice,
) {
  const seen = await textsWithout(root, plan, all);
  const left = await textsWithout(
    root,
    plan,
    all.filter(({ file }) => files && !files.includes(file)),
  );
  return compileBoth(store, seen, left);
}

/** Lists the pages that show something else, also those that change because they show a record or another page. */
export function changedPages(before: Compiled, after: Compiled): ChangedPage[] {
  const textsByRoute = ({ pages }: Compiled) =>
    new Map(pages.map((page) => [page.path, { text: JSON.stringify(payloadOf(page, DEV_BUILD)), page }]));
  const [were, are] = [textsByRoute(before), textsByRoute(after)];
  const sharedText = ({ site, theme }: Compiled) => JSON.stringify([site, theme]);
  const isEveryPage = sharedText(before) !== sharedText(after);
  return [...new Set([...are.keys(), ...were.keys()])]
    .filter((route) => isEveryPage || were.get(route)?.text !== are.get(route)?.text)
    .map((route) => ({ route, title: (are.get(route) ?? were.get(route))?.page.title ?? route }));
}

/** Reads everything that visitors see in another version, and where it would go. */
export async function publishState(context: ContentContext, choice: Choice = {}): Promise<PublishState> {
  const { root, store } = context;
  const repository = await readRepository(root);
  if (repository.obstacle) return { ...repository, documents: [], reviews: [], pages: [], fingerprint: '' };
  const plan = await readPlan(root, repository);
  const reviews = await sentReviews(root);
  const files = unpublishedFiles(plan, reviews);
  const { before, after } = await readVersions(context, plan, files, choice);
  const { schemas } = store.input();
  const changed = await Promise.all(files.map((file) => textsOf(root, plan, file)));
  return {
    ...repository,
    documents: changed.map((one) => changedDocument(one, schemas)),
    reviews: await waitingReviews(root, reviews),
    pages: changedPages(before, after),
    fingerprint: plan.fingerprint,
  };
}

export async function pageIn(compiled: Compiled, route: string): Promise<PageVersion> {
  const page = compiled.pages.find((one) => one.path === route);
  const shared = await sharedContent(compiled);
  return { payload: page ? payloadOf(page, DEV_BUILD) : null, ...(shared && { shared }) };
}

/** Returns both versions of a page, each with the site and the theme of its time. */
export async function publishedPage(
  context: ContentContext,
  { route, ...choice }: Choice & { route: string },
): Promise<PageVersions> {
  const plan = await readPlan(context.root, await readRepository(context.root));
  const { before, after } = await readVersions(context, plan, unpublishedFiles(plan, []), choice);
  return { before: await pageIn(before, route), after: await pageIn(after, route) };
}

/** Where each document of this computer is: nothing is asked of the remote. */
export async function whereabouts(root: string): Promise<Whereabouts> {
  const repository = await readRepository(root);
  if (repository.obstacle) return UNKNOWN;
  const reviews = await sentReviews(root);
  const unpublished = unpublishedFiles(await readPlan(root, repository), reviews);
  return { ...UNKNOWN, isKnown: true, unpublished, reviews: await waitingReviews(root, reviews) };
}

/** Receives what others have made public, and returns where each document is then. */
export function receiveNews(root: string): Promise<Whereabouts> {
  return oneByOne(root, async () => {
    const repository = await readRepository(root);
    if (repository.obstacle) return UNKNOWN;
    const { plan, reviews, news, offline } = await arrive(root, repository);
    const unpublished = unpublishedFiles(plan, reviews);
    return { isKnown: true, unpublished, reviews: await waitingReviews(root, reviews), news, offline };
  });
}
