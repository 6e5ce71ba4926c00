import { kindOfFile } from '@json-site/compiler/documents';
import type { SchemaSet } from '@json-site/compiler/schema';
import { labelFor } from '@json-site/compiler/words';
import { type ContentContext, refuse, writeContent } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { formatPath } from '@json-site/values/locations';
import type {
  ConflictInWords,
  PublishCheck,
  PublishRequest,
  PublishResult,
  Repository,
  UnpublishedFile,
} from '../../publish/protocol.ts';
import { readableText } from '../../values/describe-changes.ts';
import { formatLabels, labelPath } from '../../values/label-path.ts';
import { type Arrival, arrive } from '../git/arrive.ts';
import { branchNameFor, freeBranchName } from '../git/branch.ts';
import { type Conflict, combineTexts } from '../git/combine.ts';
import { commitContent } from '../git/commit-content.ts';
import { differing, type Listing, textOf } from '../git/content-changes.ts';
import { isOnlyContent, moveBranch } from '../git/move-branch.ts';
import { type Plan, readPlan } from '../git/plan.ts';
import { push } from '../git/push.ts';
import { readRepository } from '../git/repository.ts';
import { notePush, recordReview } from '../git/reviews.ts';
import { git, oneByOne } from '../git/run-git.ts';
import { checkChosen, pathsOf } from './check-chosen.ts';
import { generatedOf, tablesFit, tablesOf } from './form-tables.ts';
import { runCheck } from './run-check.ts';
import { ADDRESSES, unpublishedFiles } from './unpublished.ts';

const COMBINED =
  'Others have changed the same form. The table of its answers now fits both. Look at the new list, then publish again.';
const NOT_IN_DATABASE =
  'The database of the live site does not have the changed questions yet, so visitors could not send the form. Send it for review instead: a developer applies the change to the database first.\nnpx supabase db push --include-all';

const APPLY_LATER =
  'A developer applies the change to the database once the site is built: npx supabase db push --include-all';

/** How content is checked before it becomes public. */
export interface Checks {
  /** Checks everything that is on the disk. */
  whole: (root: string, signal?: AbortSignal) => Promise<PublishCheck>;
  /** Checks the site with the chosen documents only. */
  chosen: typeof checkChosen;
}

const CHECKS: Checks = { whole: runCheck, chosen: checkChosen };

const NO_REMOTE =
  'Saved in the versions of this project. It has no place to be published from; a developer must set one up.\nAdd a remote: git remote add origin <address>';
const NOT_ONLY_CONTENT =
  'This copy of the project also has work of a developer that is not public yet. Send your changes for review instead.';
const PUBLIC = 'Public. Visitors see it as soon as the host has built the site, usually within minutes.';
const BROKEN =
  'What someone else has published has a mistake, so that a developer must combine it with your changes. Send yours for review.';
const CHANGED = 'Something was saved since this list was made. Look at the new list, then publish again.';

function conflictInWords(conflict: Conflict, schemas: SchemaSet): ConflictInWords {
  const { file, document, path: jsonPath, mine, theirs, by = 'Someone else' } = conflict;
  const labels = labelPath(kindOfFile(file, schemas)?.schema ?? {}, {}, jsonPath, schemas);
  const names = labels ?? jsonPath.filter((one) => typeof one === 'string').map(labelFor);
  return {
    key: `${file} ${formatPath(jsonPath)}`,
    where: formatLabels([documentName(file, document), ...names]),
    mine: readableText(mine) || 'deleted',
    theirs: readableText(theirs) || 'deleted',
    by,
  };
}

/** The fingerprint of the content that has passed the check last, by the project's folder. */
const passed = new Map<string, string>();

const fingerprintOf = async (root: string) => (await readPlan(root, await readRepository(root))).fingerprint;

/** Checks the whole project, and remembers which content has passed: it is not checked again. */
async function checkWhole({ root, signal }: ContentContext, check: Checks['whole']): Promise<PublishCheck> {
  const result = await check(root, signal);
  if (result.passed) passed.set(root, await fingerprintOf(root));
  else passed.delete(root);
  return result;
}

/** Separates the chosen documents from the others. */
function choose(changes: readonly UnpublishedFile[], files: readonly string[]) {
  const chosen = changes.filter(({ file }) => files.includes(file));
  return { chosen, left: changes.filter((change) => !chosen.includes(change)) };
}

/** Checks what would become public with these documents. Everything together is checked as the host would. */
export async function checkBeforePublishing(
  context: ContentContext,
  files: readonly string[],
  checks = CHECKS,
): Promise<PublishCheck> {
  const { root } = context;
  const repository = await readRepository(root);
  const plan = await readPlan(root, repository);
  const { chosen, left } = choose(unpublishedFiles(plan, []), files);
  if (left.length === 0) return checkWhole(context, checks.whole);
  return (await checks.chosen(context, plan, chosen, left)).check;
}

/** Content without the list of addresses, which the check writes. */
const sameContent = (a: Plan, b: Plan) => differing(a.mine, b.mine).every((file) => file === ADDRESSES);

/** Adds the addresses that are public now to the list on the disk: the check of chosen documents did not write them. */
async function receiveAddresses(root: string, plan: Plan, texts: ReadonlyMap<string, string | null>) {
  const theirs = texts.get(ADDRESSES);
  if (theirs === undefined) return;
  const [base, mine] = await Promise.all(
    [plan.public, plan.mine].map((one) => textOf(root, one.get(ADDRESSES))),
  );
  const combined = await combineTexts(ADDRESSES, { base: base ?? null, mine: mine ?? null, theirs });
  if ('text' in combined && combined.text !== mine) writeContent(root, new Map([[ADDRESSES, combined.text]]));
}

/** Someone may be first more than once. */
const MOST_ATTEMPTS = 3;

/** When others were first: what was agreed to is then combined with their work. */
type Attempt = PublishResult | { agreed: Listing };

/** Whether a document was saved since it was agreed to. Combining it with the work of others is no saving. */
async function wasSaved(
  root: string,
  file: string,
  agreed: Listing,
  { plan, combined }: Arrival,
): Promise<boolean> {
  const change = combined.get(file);
  const [was, is] = [agreed.get(file), plan.mine.get(file)];
  if (!change) return was !== is;
  const stored = await Promise.all([was, is].map((id) => textOf(root, id)));
  // The settings of git decide about the ends of lines on the disk.
  const lines = (text: string | null | undefined) => text?.replaceAll('\r\n', '\n') ?? null;
  return lines(stored[0]) !== lines(change.before) || lines(stored[1]) !== lines(change.after);
}

/** Receives what others have published, checks what would become public, and pushes it. */
async function attempt(
  context: ContentContext,
  request: Agreement,
  repository: Repository,
  agreed: Listing,
  checks: Checks,
): Promise<Attempt> {
  const { root, store } = context;
  const { remote, siteBranch, branch } = repository;
  const { way, choices = {}, files } = request;
  const arrival = await arrive(root, repository, choices);
  let plan = arrival.plan;
  const { chosen, left } = choose(unpublishedFiles(plan, []), files);
  const asked = new Set([...files, ...chosen.flatMap(pathsOf)]);
  const conflicts = arrival.conflicts.filter(({ file }) => asked.has(file));
  if (conflicts.length > 0) {
    const { schemas } = store.input();
    return { outcome: 'choose', conflicts: conflicts.map((one) => conflictInWords(one, schemas)) };
  }
  const broken = arrival.unreadable.find((file) => files.includes(file));
  if (broken !== undefined) return { outcome: 'kept', message: `${BROKEN}\n${broken}` };
  if (chosen.length === 0)
    return { outcome: 'published', message: 'Others have published the same. Nothing is left to publish.' };
  for (const file of chosen.flatMap(pathsOf))
    if (await wasSaved(root, file, agreed, arrival)) return { outcome: 'changed', message: CHANGED };
  if (!(await tablesFit(context, chosen))) return { outcome: 'changed', message: COMBINED };
  const tables = await tablesOf(context, plan, chosen);
  if (way === 'publish' && tables === 'lacking') return { outcome: 'kept', message: NOT_IN_DATABASE };
  const texts = new Map([...arrival.texts].filter(([file]) => chosen.some((one) => one.file === file)));
  if (left.length > 0) {
    const { check, addresses } = await checks.chosen(context, plan, chosen, left);
    if (!check.passed) return { outcome: 'failed-check', ...check };
    texts.set(ADDRESSES, addresses);
  } else if (plan.fingerprint !== passed.get(root)) {
    const result = await checkWhole(context, checks.whole);
    if (!result.passed) return { outcome: 'failed-check', ...result };
    const checked = await readPlan(root, repository);
    if (!sameContent(plan, checked)) return { outcome: 'changed', message: CHANGED };
    plan = checked;
  }
  const isListed = left.length === 0 && plan.mine.get(ADDRESSES) !== plan.public.get(ADDRESSES);
  const commit = await commitContent(root, {
    parent: plan.site,
    tree: plan.tree,
    files: [...new Set([...chosen.flatMap(pathsOf), ...(isListed ? [ADDRESSES] : [])])],
    texts,
    generated: await generatedOf(root, plan.site, chosen, left),
    message: request.message.trim(),
    editor: context.editor,
  });
  if (!remote) {
    await moveBranch(root, plan.head, commit);
    await receiveAddresses(root, plan, texts);
    return { outcome: 'versioned', message: NO_REMOTE };
  }
  const behind = { agreed: plan.mine };
  if (way === 'review')
    return (await sendReview(root, remote, commit, request.message, arrival.branches)) ?? behind;
  const target = siteBranch ?? branch ?? 'main';
  await notePush(root, commit);
  const pushed = await push(root, remote, commit, target);
  if (pushed.outcome === 'behind') return behind;
  if (pushed.outcome === 'refused') return { outcome: 'kept', message: pushed.message };
  await git(root, ['update-ref', `refs/remotes/${remote}/${target}`, commit]);
  const follows = repository.upstream === target;
  if (follows) await moveBranch(root, plan.head, commit);
  await receiveAddresses(root, plan, texts);
  const message = tables === 'later' ? `${PUBLIC}\n${APPLY_LATER}` : PUBLIC;
  return { outcome: 'published', message, address: store.site().url };
}

/**
 * Pushes a commit to a branch of its own, where it waits until someone makes it public. Undefined if someone else has
 * just taken the name.
 */
async function sendReview(
  root: string,
  remote: string,
  commit: string,
  message: string,
  branches: readonly string[],
): Promise<PublishResult | undefined> {
  const name = await freeBranchName(root, branchNameFor(message), branches);
  const pushed = await push(root, remote, commit, name);
  if (pushed.outcome === 'behind') return undefined;
  if (pushed.outcome === 'refused') return { outcome: 'kept', message: pushed.message };
  await recordReview(root, name, commit);
  return {
    outcome: 'sent',
    message: `Sent for review as “${name}”. Visitors see it when someone makes it public.`,
    review: name,
    ...(pushed.address && { address: pushed.address }),
  };
}

/** Documents to publish or to send, without what identifies the list in which an editor has chosen them. */
type Agreement = Omit<PublishRequest, 'fingerprint'>;

/**
 * Publishes documents as a plan has them, with what is generated from them, or sends them for review. Does nothing if
 * one was saved since, or if the public site would have errors. Everything else stays as it is. Never forces a push.
 * Called by one at a time (`oneByOne`).
 */
export async function publishPlan(
  context: ContentContext,
  request: Agreement,
  { repository, plan }: { repository: Repository; plan: Plan },
  checks: Checks = CHECKS,
): Promise<PublishResult> {
  const { root } = context;
  const { branch, remote } = repository;
  if (!branch && request.way === 'publish')
    refuse(`${NOT_ONLY_CONTENT}\nNo branch is checked out (detached HEAD).`);
  if (remote && request.way === 'publish' && !(await isOnlyContent(root, plan.site)))
    return { outcome: 'kept', message: NOT_ONLY_CONTENT };
  let agreed = plan.mine;
  for (let count = 0; count < MOST_ATTEMPTS; count++) {
    const result = await attempt(context, request, repository, agreed, checks);
    if ('outcome' in result) return result;
    agreed = result.agreed;
  }
  return { outcome: 'kept', message: 'Others are publishing at this moment. Try again in a minute.' };
}

/** Publishes the chosen documents, if the content is the one that the editor has seen. */
export function publish(
  context: ContentContext,
  request: PublishRequest,
  checks?: Checks,
): Promise<PublishResult> {
  const { root } = context;
  return oneByOne(root, async () => {
    const repository = await readRepository(root);
    if (repository.obstacle) refuse(repository.obstacle);
    if (request.files.length === 0) refuse('Choose at least one document.');
    if (request.message.trim() === '') refuse('Say in a few words what you have changed.');
    const plan = await readPlan(root, repository);
    if (plan.fingerprint !== request.fingerprint) return { outcome: 'changed', message: CHANGED };
    return publishPlan(context, request, { repository, plan }, checks);
  });
}
