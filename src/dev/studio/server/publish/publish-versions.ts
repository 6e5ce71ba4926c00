import type { ContentContext } from '@json-site/dev/server';
import type { PublishResult, UnpublishedFile } from '../../publish/protocol.ts';
import { readPlan } from '../git/plan.ts';
import { readRepository } from '../git/repository.ts';
import { oneByOne } from '../git/run-git.ts';
import { type Checks, publishPlan } from './publish.ts';
import { unpublishedFiles } from './unpublished.ts';

/** Documents in the versions that somebody has agreed to. */
export interface AgreedVersions {
  message: string;
  /** Each with the id of its text; null for one that is deleted. */
  files: readonly { file: string; id: string | null }[];
  /** Who has written them: the author of the commit. */
  by: { name: string; address: string };
}

const CHANGED =
  'A document was saved again after that. Look at the new text in the studio, then publish it or send it again.';
const NOTHING_LEFT = 'All of it is public already.';

/** Somebody may save another document while everything is checked. */
const MOST_ATTEMPTS = 3;

async function attempt(
  context: ContentContext,
  { message, files, by }: AgreedVersions,
  checks?: Checks,
): Promise<PublishResult> {
  const { root } = context;
  const repository = await readRepository(root);
  if (repository.obstacle) return { outcome: 'kept', message: repository.obstacle };
  const plan = await readPlan(root, repository);
  const agreed = new Map(files.map(({ file, id }) => [file, id]));
  const filesOf = ({ file, with: others = [] }: UnpublishedFile) => [file, ...others];
  // A server that was killed after it had published finds nothing left to publish.
  const left = unpublishedFiles(plan, []).filter((one) => filesOf(one).some((file) => agreed.has(file)));
  if (left.length === 0) return { outcome: 'published', message: NOTHING_LEFT };
  const changed = left.flatMap(filesOf).filter((file) => {
    // A form whose texts are public already goes with its questions.
    const isSame = plan.mine.get(file) === plan.public.get(file);
    return agreed.has(file) || !isSame ? (plan.mine.get(file) ?? null) !== agreed.get(file) : false;
  });
  if (changed.length > 0) return { outcome: 'kept', message: CHANGED };
  const editor = { ...by, role: 'publish' } as const;
  const request = { way: 'publish', message, files: left.map(({ file }) => file) } as const;
  return publishPlan({ ...context, editor }, request, { repository, plan }, checks);
}

/** Publishes documents in exactly these versions, by the operation of the button “Publish”. Others stay as they are. */
export function publishVersions(
  context: ContentContext,
  versions: AgreedVersions,
  checks?: Checks,
): Promise<PublishResult> {
  return oneByOne(context.root, async () => {
    for (let count = 1; ; count++) {
      const result = await attempt(context, versions, checks);
      if (result.outcome !== 'changed' || count === MOST_ATTEMPTS) return result;
    }
  });
}
