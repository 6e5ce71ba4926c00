import type { Rule } from './rule.ts';

export const draftLink: Rule<'draft-link'> = {
  code: 'draft-link',
  severity: 'error',
  summary: 'A published page, a record or `content/site.json` links to a draft. Drafts may link to drafts.',
  reason: 'A build leaves out drafts: the visitor would land on the not-found page.',
  fix: 'Remove the link, or publish the page: delete `"draft": true`. Lists of the pages of a section need no change: they leave out drafts.',
};
