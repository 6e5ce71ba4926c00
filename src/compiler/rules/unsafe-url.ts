import type { Rule } from './rule.ts';

export const unsafeUrl: Rule<'unsafe-url'> = {
  code: 'unsafe-url',
  severity: 'error',
  summary:
    'An address that is not allowed: `http:`, `javascript:`, an address without a host or with a user name, or one of these in disguise (spaces, capital letters, invisible characters, escapes, backslashes, `//`).',
  reason:
    'It could run a script, be read or changed on its way, or go somewhere else than the visitor expects.',
  fix: 'Allowed are pages (`/about`), anchors (`#team`), `https://`, `mailto:` and `tel:`. Where the intended address is clear, the hint contains it.',
};
