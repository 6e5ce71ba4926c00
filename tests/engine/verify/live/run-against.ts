import { KEY_NAME, URL_NAME } from '../../../../scripts/backend/hosted-project.ts';
import { SITE } from '../../../../scripts/root.ts';
import type { Check } from '../../../../scripts/verify/check.ts';
import { createRun, type RunOptions, readVerifiedForms } from '../../../../scripts/verify/create-run.ts';
import { cleanUp } from '../../../../scripts/verify/enquiry.ts';
import { type VerifyReport, verify } from '../../../../scripts/verify/verify.ts';
import type { WrittenSite } from '../../../support/written-site.ts';
import { DELIVER_KEY, type LiveProject, OWNER_KEY } from './live-project.ts';
import type { LiveSite } from './live-site.ts';
import { KEYS } from './project-api.ts';
import { requestLocally } from './request-locally.ts';

/** Everything that a person gives the command. */
export interface Given extends Partial<Pick<RunOptions, 'send' | 'environment' | 'tell' | 'deliveryMs'>> {
  only?: readonly string[];
  /** Instead of all. */
  checks?: readonly Check[];
  /** Whether this machine trusts the certificate of the site. */
  isTrusted?: boolean;
}

const FORMS = readVerifiedForms(SITE);

/** Runs the checks as the command does, without its pauses. */
export async function runAgainst(
  site: LiveSite,
  built: Pick<WrittenSite, 'dist'>,
  { api }: { api: Pick<LiveProject['api'], 'url'> },
  { only, send = false, isTrusted = true, environment, checks, ...more }: Given = {},
): Promise<VerifyReport> {
  const { host, ports } = site.route;
  const { run, has, close } = await createRun({
    root: SITE,
    dist: built.dist,
    address: site.origin,
    request: requestLocally(isTrusted ? site.route : { host, ports }),
    forms: FORMS,
    tell: () => {},
    pause: 0,
    deliveryMs: 6000,
    send,
    environment: {
      [URL_NAME]: api.url,
      [KEY_NAME]: KEYS.public,
      SUPABASE_URL: api.url,
      SUPABASE_SECRET_KEY: OWNER_KEY,
      DELIVER_KEY,
      ...environment,
    },
    ...more,
  });
  try {
    return await verify(run, { only, has }, checks);
  } finally {
    await cleanUp(run).finally(close);
  }
}
