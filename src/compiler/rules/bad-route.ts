import type { Rule } from './rule.ts';

export const badRoute: Rule<'bad-route'> = {
  code: 'bad-route',
  severity: 'error',
  what: "A page's address has capital letters, spaces or other characters that are hard to type and share.",
  why: 'Such an address breaks when it is read out, mailed or printed.',
  fix: 'The message gives the file name to use.',
};
