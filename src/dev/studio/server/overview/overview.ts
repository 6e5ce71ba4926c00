import type { ContentContext } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import type { Overview, WaitingDocument, WaitingWork } from '../../overview/protocol.ts';
import { parsedOrNull } from '../git/combine.ts';
import { CONTENT, listing, textOf } from '../git/content-changes.ts';
import { type Plan, readPlan } from '../git/plan.ts';
import { readRepository } from '../git/repository.ts';
import { authorOf, type SentReview, sentReviews } from '../git/reviews.ts';
import { askGit } from '../git/run-git.ts';
import { unpublishedFiles, waitingReviews } from '../publish/unpublished.ts';
import { reviewAnswers } from '../reviews/review-answers.ts';
import { changesOfWeek } from './week.ts';
import { forgetSavers, savers } from './who-saved.ts';

/** More of them are no help on one screen; each document lists its own. */
const MOST_DIAGNOSTICS = 300;

/** The people who have changed each file since the version that visitors see. */
async function editorsSince(root: string, { site, head, mine }: Plan): Promise<Map<string, Set<string>>> {
  const editors = new Map<string, Set<string>>();
  const add = (file: string, name: string) => editors.set(file, (editors.get(file) ?? new Set()).add(name));
  const log = ['-c', 'core.quotePath=false', 'log', '--no-merges', '--name-only', '--relative'];
  const range = ['--format=%x1e%an', `${site}..${head}`, '--', CONTENT];
  const commits = site === head ? '' : ((await askGit(root, [...log, ...range])) ?? '');
  for (const record of commits.split('\x1e').filter(Boolean)) {
    const [name = '', ...files] = record.split('\n').filter(Boolean);
    for (const file of files) add(file, name);
  }
  const last = await listing(root, head);
  const identity = (await askGit(root, ['var', 'GIT_AUTHOR_IDENT'])) ?? '';
  const own = identity.split(' <')[0] ?? '';
  forgetSavers(root, (file) => mine.get(file) === last.get(file));
  const noted = savers(root);
  for (const file of new Set([...mine.keys(), ...last.keys()]))
    if (mine.get(file) !== last.get(file)) for (const name of noted[file] ?? [own]) add(file, name);
  return editors;
}

async function waitingDocuments(
  root: string,
  plan: Plan,
  reviews: readonly SentReview[],
): Promise<WaitingDocument[]> {
  const editors = await editorsSince(root, plan);
  return Promise.all(
    unpublishedFiles(plan, reviews).map(async (one) => {
      const { file, before } = one;
      const id = plan.mine.get(file) ?? plan.public.get(before);
      const text = file.endsWith('.json') ? await textOf(root, id) : null;
      const by = [...(editors.get(file) ?? []), ...(editors.get(before) ?? [])];
      return { ...one, name: documentName(file, parsedOrNull(text)), by: [...new Set(by)] };
    }),
  );
}

async function sentWork(root: string, reviews: readonly SentReview[]): Promise<WaitingWork[]> {
  const described = await waitingReviews(root, reviews);
  return Promise.all(
    reviews.map(async (review, index) => {
      const { name, message } = review;
      const { name: by, at } = await authorOf(root, review);
      const documents = described[index]?.documents ?? [];
      return { id: name, message, documents, by, at, answers: reviewAnswers(root, name) };
    }),
  );
}

async function work(context: ContentContext): Promise<Omit<Overview, 'diagnostics' | 'more'>> {
  const { root } = context;
  const repository = await readRepository(root);
  if (repository.obstacle) return { isKnown: false, waiting: [], reviews: [], week: [] };
  const plan = await readPlan(root, repository);
  const reviews = await sentReviews(root);
  const [waiting, sent, week] = await Promise.all([
    waitingDocuments(root, plan, reviews),
    sentWork(root, reviews),
    changesOfWeek(context, plan.site),
  ]);
  return { isKnown: true, waiting, reviews: sent, week };
}

/** Collects what waits, what is wrong and what is new on the whole site. Nothing is asked of the remote. */
export async function overview(context: ContentContext): Promise<Overview> {
  const { store } = context;
  store.refresh();
  const all = store.diagnostics().toSorted((a, b) => a.severity.localeCompare(b.severity));
  const diagnostics = all.slice(0, MOST_DIAGNOSTICS);
  return { ...(await work(context)), diagnostics, more: all.length - diagnostics.length };
}
