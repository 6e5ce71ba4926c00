import type { ContentContext } from '@json-site/dev/server';
import type { PublishResult } from '../../publish/protocol.ts';
import { readPlan } from '../git/plan.ts';
import { readRepository } from '../git/repository.ts';
import { type Checks, publish } from './publish.ts';
import { duePublications } from './schedule.ts';
import { removePublication, type StoredPublication, storePublication } from './schedule-store.ts';
import { unpublishedFiles } from './unpublished.ts';

/** Why nothing was published, for those who may publish. */
export interface FailedPublication {
  message: string;
  by: StoredPublication['by'];
  reason: string;
}

export interface ScheduleOptions {
  /** Whether an editor may still publish. If it rejects, nothing is published and the next run asks again. */
  mayPublish(address: string): Promise<boolean>;
  /** Tells people that nothing was published. */
  tell(failed: FailedPublication): Promise<void>;
  now?: number;
  checks?: Checks;
}

const CHANGED =
  'A document was saved again after the time was set. Look at the new text, then publish it or set a time again.';
const NOT_ALLOWED =
  'Whoever set the time may not publish any more. Look at the text, then publish it or set a time again.';
const MOST_ERRORS = 5;

/** Why nothing was published; undefined if it is public. */
function reasonOf(result: PublishResult): string | undefined {
  switch (result.outcome) {
    case 'published':
    case 'versioned':
      return undefined;
    case 'failed-check': {
      const messages = result.diagnostics.slice(0, MOST_ERRORS).map(({ message }) => message);
      const others = result.otherFailures.map(({ name }) => `The check “${name}” has failed.`);
      const needs = (result.needs ?? []).map(
        ({ needed, by }) => `${by} needs ${needed}, which was not chosen.`,
      );
      return ['The check has found errors.', ...messages, ...needs, ...others].join('\n');
    }
    case 'choose':
      return 'Someone else has changed the same. Choose in “Publish” what to keep.';
    default:
      return result.message;
  }
}

/** Publishes what is due. Returns why it could not; undefined if it is public. */
async function publishDue(
  context: ContentContext,
  { files, message, by }: StoredPublication,
  checks: Checks | undefined,
): Promise<string | undefined> {
  const { root } = context;
  const repository = await readRepository(root);
  if (repository.obstacle) return repository.obstacle;
  const plan = await readPlan(root, repository);
  const changed = new Set(unpublishedFiles(plan, []).map(({ file }) => file));
  // A server that was killed after it had published finds nothing left to publish.
  const left = files.filter(({ file }) => changed.has(file));
  if (left.length === 0) return undefined;
  if (left.some(({ file, id }) => (plan.mine.get(file) ?? null) !== id)) return CHANGED;
  const editor = { ...by, role: 'publish' } as const;
  const request = {
    way: 'publish',
    message,
    fingerprint: plan.fingerprint,
    files: left.map(({ file }) => file),
  } as const;
  return reasonOf(await publish({ ...context, editor }, request, checks));
}

/** The projects whose schedule is being worked on. */
const running = new Set<string>();

/**
 * Publishes what is due, one after the other: each once, or not at all. It leaves the list after it is public, so that
 * a server that is killed meanwhile looks again. A failure is told, stays in the list and is not tried again.
 */
export async function runSchedule(context: ContentContext, options: ScheduleOptions): Promise<void> {
  const { root } = context;
  const { mayPublish, tell, now = Date.now(), checks } = options;
  if (running.has(root)) return;
  running.add(root);
  try {
    for (const due of duePublications(root, now)) {
      const isAllowed = await mayPublish(due.by.address);
      const reason = isAllowed
        ? await publishDue(context, due, checks).catch((error: Error) => error.message)
        : NOT_ALLOWED;
      if (reason === undefined) {
        removePublication(root, due);
        continue;
      }
      const [failure = reason] = reason.split('\n');
      storePublication(root, { ...due, failure });
      await tell({ message: due.message, by: due.by, reason });
    }
  } finally {
    running.delete(root);
  }
}
