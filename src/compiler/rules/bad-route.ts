import type { Rule } from './rule.ts';

export const badRoute: Rule<'bad-route'> = {
  code: 'bad-route',
  severity: 'error',
  summary:
    "A page's address has capital letters, spaces or other characters that are hard to type and share.",
  reason: 'Such an address breaks when somebody reads it out, prints it or sends it by e-mail.',
  fix: 'Rename the file as the message suggests.',
};
