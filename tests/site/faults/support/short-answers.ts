import type { Typed } from './answers.ts';
import type { Visit } from './visit.ts';

/** Short form values, for tests that press every key. */
export function shortAnswers({ typed }: Visit): Typed {
  return Object.fromEntries(
    Object.entries(typed).map(([name, answer]) => {
      const isLong = typeof answer === 'string' && / /.test(answer) && !answer.startsWith('+');
      return [name, isLong ? `Short ${name}`.slice(0, 14) : answer];
    }),
  );
}
