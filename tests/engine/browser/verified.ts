import { secretKeyOf } from '../../../scripts/test/backend.ts';
import { createRun } from '../../../scripts/verify/create-run.ts';
import { cleanUp } from '../../../scripts/verify/enquiry.ts';
import { verify } from '../../../scripts/verify/verify.ts';
import type { test as secondSiteTest } from '../../support/second-site.ts';
import { expect } from '../../support/test.ts';

/** Sends each form of the second site, and finds nothing wrong with its files, forms and tables. */
export function testVerified(test: typeof secondSiteTest): void {
  test('the command verify knows other forms, languages and tables', { tag: '@full' }, async ({ site }) => {
    test.setTimeout(180_000);
    const told: string[] = [];
    const { run, has, close } = await createRun({
      root: site.root,
      dist: 'dist',
      address: site.url,
      environment: { SUPABASE_URL: site.url, SUPABASE_SECRET_KEY: secretKeyOf(site.url) },
      send: true,
      pause: 0,
      tell: (text) => told.push(text),
    });
    try {
      const { findings, passed } = await verify(run, { has });
      expect(findings).toEqual([]);
      expect(passed).toContain('enquiry-delivered');
      for (const { id } of run.forms) expect(told.join('\n')).toContain(id);
    } finally {
      await cleanUp(run).finally(close);
    }
  });
}
