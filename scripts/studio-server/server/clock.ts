import type { ContentContext } from '@json-site/dev/server';
import { studio } from '@json-site/studio/server';

/** How often the server looks for what is due, in milliseconds: it publishes within the minute. */
const LOOK_MS = 10_000;

/** Publishes what is due, from now on. Returns a function that stops it. */
export function startClock(context: ContentContext, report: (message: string) => void): () => void {
  const look = () => studio.runSchedule(context).catch((error: Error) => report(error.message));
  void look();
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}
