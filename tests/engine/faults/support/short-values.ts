import type { Typed } from './form-values.ts';
import type { Visit } from './visit.ts';

/** Short form values, for tests that press every key. */
export function shortValues({ typed }: Visit): Typed {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const isLong = typeof value === 'string' && / /.test(value) && !value.startsWith('+');
      return [name, isLong ? `Short ${name}`.slice(0, 14) : value];
    }),
  );
}
