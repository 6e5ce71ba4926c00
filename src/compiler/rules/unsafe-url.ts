import type { Rule } from './rule.ts';

export const unsafeUrl: Rule<'unsafe-url'> = {
  code: 'unsafe-url',
  severity: 'error',
  what: 'An address that is not allowed: `http:`, `javascript:`, one without a host, one with a user name in it, or a disguise of these (spaces, capital letters, invisible characters, escapes, backslashes, `//`).',
  why: 'It could run a script, be read on its way, or lead somewhere else than it says.',
  fix: 'Allowed are pages (`/about`), places (`#team`), `https://`, `mailto:` and `tel:`. The message says what to write where that is clear.',
};
