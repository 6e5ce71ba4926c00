import type { ContentStore } from '@json-site/content/site';
import { studio } from '@json-site/studio/server';
import { type CallDatabase, findEditor, listEditors } from '../editors/editors.ts';
import type { Notice } from './notices.ts';

/** How often the server looks for what is due, in milliseconds: it publishes within the minute. */
const LOOK_MS = 10_000;

interface ClockOptions {
  root: string;
  store: ContentStore;
  origin: string;
  call: CallDatabase;
  send(notice: Notice): Promise<void>;
  report(message: string): void;
}

/** Publishes what is due, from now on. Returns a function that stops it. */
export function startClock({ root, store, origin, call, send, report }: ClockOptions): () => void {
  const look = () =>
    studio
      .runSchedule(
        { root, store, isBuilt: true },
        {
          async mayPublish(address) {
            return (await findEditor(call, address))?.role === 'publish';
          },
          async tell({ message, by, reason }) {
            const editors = await listEditors(call);
            const concerned = editors.filter(
              ({ address, role }) => role === 'publish' || address === by.address,
            );
            await send({
              to: concerned.map(({ address }) => address),
              subject: `Not published: ${message}`,
              text: `“${message}” was to become public now, and nothing was published.\n\n${reason}\n\n${origin}/_studio\n`,
            });
          },
        },
      )
      .catch((error: Error) => report(error.message));
  void look();
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}
