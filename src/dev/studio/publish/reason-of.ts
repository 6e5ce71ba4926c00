import type { PublishResult } from './protocol.ts';

const MOST_ERRORS = 5;

/** Why nothing was published; undefined if it was. The first line is a sentence of its own. */
export function reasonOf(result: PublishResult): string | undefined {
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
