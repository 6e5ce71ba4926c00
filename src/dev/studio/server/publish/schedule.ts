import { randomUUID } from 'node:crypto';
import { instantOf } from '@json-site/compiler/words';
import { type ContentContext, DevApiError, refuse } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { localTime } from '@json-site/model/visitor';
import type { NewPublication, Schedule } from '../../publish/protocol.ts';
import { parsedOrNull } from '../git/combine.ts';
import { readPlan } from '../git/plan.ts';
import { readRepository } from '../git/repository.ts';
import {
  removePublication,
  type StoredPublication,
  storedPublications,
  storePublication,
} from './schedule-store.ts';

const WITH_QUESTIONS =
  'A form whose questions have changed cannot be published at a time: the database of the live site needs the change first. Send it for review, or take the form out.';

const zoneOf = ({ store }: ContentContext) => store.site().timeZone ?? 'UTC';

/** `2026-12-24 09:30`, in the time zone of the site. */
function timeInWords(context: ContentContext, at: number): string {
  const { date, time } = localTime(at, zoneOf(context));
  return `${date} ${time}`;
}

/** Lists what is published at a time. Only a server that runs all day can do that: one where editors sign in. */
export function readSchedule(context: ContentContext): Schedule {
  const { root, store, editor } = context;
  const nameOf = (file: string) => documentName(file, parsedOrNull(store.source(file)?.text ?? null));
  return {
    canSchedule: editor !== undefined,
    timeZone: zoneOf(context),
    publications: storedPublications(root).map(({ id, at, message, files, by, failure }) => ({
      id,
      at: timeInWords(context, at),
      message,
      documents: files.map(({ file }) => nameOf(file)),
      by: by.name,
      ...(failure !== undefined && { failure }),
    })),
  };
}

/** Plans a publication of the chosen documents as they are now. Refuses a time that has passed. */
export async function schedulePublication(
  context: ContentContext,
  { at, message, files, fingerprint }: NewPublication,
): Promise<Schedule> {
  const { root, editor } = context;
  if (!editor) return refuse('This studio runs on your computer only, so it cannot publish at a time.');
  const instant = instantOf(at, zoneOf(context));
  if (instant === undefined || !at.includes('T')) return refuse('Choose a day and a time.');
  if (instant <= Date.now()) return refuse('This time has passed. Choose a later one, or publish now.');
  if (files.length === 0) return refuse('Choose at least one document.');
  if (message.trim() === '') return refuse('Say in a few words what you have changed.');
  const plan = await readPlan(root, await readRepository(root));
  if (plan.fingerprint !== fingerprint)
    return refuse('Something was saved since this list was made. Look at the new list, then choose again.');
  if (files.some((file) => plan.ofForms.has(file))) return refuse(WITH_QUESTIONS);
  const { name, address } = editor;
  storePublication(root, {
    id: randomUUID(),
    at: instant,
    message: message.trim(),
    files: files.map((file) => ({ file, id: plan.mine.get(file) ?? null })),
    by: { name, address },
  });
  return readSchedule(context);
}

/** Removes a publication from the list. */
export function cancelPublication(context: ContentContext, id: string): Schedule {
  const found = storedPublications(context.root).find((one) => one.id === id);
  if (!found) throw new DevApiError(404, 'This is not in the list any more. It may be public already.');
  removePublication(context.root, found);
  return readSchedule(context);
}

/** Publications whose time has come. One that has failed waits for a person. */
export const duePublications = (root: string, now: number): StoredPublication[] =>
  storedPublications(root).filter(({ at, failure }) => at <= now && failure === undefined);
