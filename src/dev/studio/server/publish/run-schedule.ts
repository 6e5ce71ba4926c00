import type { ContentContext } from '@json-site/dev/server';
import { mayPublish } from '../../editors/protocol.ts';
import { reasonOf } from '../../publish/reason-of.ts';
import { isLocked, removeOldLocks } from '../git/locks.ts';
import type { Checks } from './publish.ts';
import { publishVersions } from './publish-versions.ts';
import { duePublications } from './schedule.ts';
import { removePublication, type StoredPublication, storePublication } from './schedule-store.ts';

const NOT_ALLOWED =
  'The editor who set the time may not publish any more. Look at the text, then publish it or set a time again.';

/** Mails those who may publish, and the editor who set the time if that is one still. */
async function mailFailure({ people }: ContentContext, { message, by }: StoredPublication, reason: string) {
  const editors = (await people?.list()) ?? [];
  const concerned = editors.filter((one) => mayPublish(one) || one.address === by.address);
  await people?.mail({
    to: concerned.map(({ address }) => address),
    subject: `Not published: ${message}`,
    text: `“${message}” was to become public now, and nothing was published.\n\n${reason}\n\n${people.origin}/_studio\n`,
  });
}

/** The projects whose schedule is being worked on. */
const running = new Set<string>();

/**
 * Publishes what is due, one after the other: each once, or not at all. It leaves the list after it is public, so that
 * a server that is killed meanwhile looks again. A failure is told, stays in the list and is not tried again. While the
 * list of editors cannot be read, or another program works with the versions of the project, nothing is published yet.
 */
export async function runSchedule(context: ContentContext, now = Date.now(), checks?: Checks): Promise<void> {
  const { root, people } = context;
  if (running.has(root)) return;
  running.add(root);
  try {
    await removeOldLocks(root);
    if (await isLocked(root)) return;
    for (const due of duePublications(root, now)) {
      const editors = (await people?.list()) ?? [];
      const isAllowed = editors.some((one) => one.address === due.by.address && mayPublish(one));
      const reason = isAllowed
        ? await publishVersions(context, due, checks).then(reasonOf, (error: Error) => error.message)
        : NOT_ALLOWED;
      if (reason === undefined) {
        removePublication(root, due);
        continue;
      }
      const [failure = reason] = reason.split('\n');
      storePublication(root, { ...due, failure });
      await mailFailure(context, due, reason);
    }
  } finally {
    running.delete(root);
  }
}
