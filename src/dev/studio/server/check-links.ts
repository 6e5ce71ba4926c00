import type { ContentContext } from '@json-site/dev/server';
import type { LinkReport } from '../links/protocol.ts';
import { reportOf } from './report-of.ts';

/** Asks the servers of all links to other sites, as `npm run verify -- --links` does. */
export async function checkLinks({ root, signal }: ContentContext): Promise<LinkReport> {
  const args = ['verify', '--links', '--format', 'json'];
  const { diagnostics, parts } = await reportOf(root, args, 'The links were not checked.', signal);
  return { diagnostics: [...diagnostics], summary: parts[0]?.summary ?? '' };
}
