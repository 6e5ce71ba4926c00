import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { NODE_OPTIONS } from '../../../scripts/test/site-copy.ts';
import { ENQUIRY_CHECKS } from '../../../scripts/verify/enquiry.ts';
import type { VerifyReport } from '../../../scripts/verify/verify.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { SKIP_REASON } from '../../support/postgres.ts';
import { SEED } from '../../support/seed.ts';
import type { WrittenSite } from '../../support/written-site.ts';
import { FORM_TABLES } from '../database/tables.ts';
import type { Breakage } from './live/breakage.ts';
import { type LiveProject, startLiveProject } from './live/live-project.ts';
import { buildFor, goLive, type LiveSite, SERVERS } from './live/live-site.ts';
import { PROJECT_BREAKAGES } from './live/project-breakages.ts';
import { runAgainst } from './live/run-against.ts';
import { SITE_BREAKAGES } from './live/site-breakages.ts';

/** One of each kind: a header, a file, a page; a privilege, the queue, the mail provider. */
const EVERY_RUN = [
  'a header is missing',
  'a picture is missing',
  'a page is missing',
  'visitors may read a table',
  'the queue has stopped',
  "the mail provider's key is wrong",
];

const chosen = (all: Breakage[]) => (IS_FULL_RUN ? all : all.filter(({ name }) => EVERY_RUN.includes(name)));

const [NGINX, CADDY] = SERVERS.map((server) => (server.program ? server : undefined));
const REASON = SKIP_REASON ?? (NGINX ? undefined : 'this machine has no nginx');

/** How many runs are killed, and within which time after they have begun to send. */
const KILLS = 20;
const LONGEST_LIFE = 1500;

/** Starts a run with a marked enquiry, and kills it. Returns whether it had begun to send. */
async function killedRun(values: object, life: number): Promise<boolean> {
  const script = path.join(ROOT, 'tests/engine/verify/live/killed-run.ts');
  const child = spawn(process.execPath, [...NODE_OPTIONS, script, JSON.stringify(values)], { cwd: ROOT });
  const ended = once(child, 'close');
  const [begun] = await Promise.race([once(child.stdout, 'data'), ended]);
  await Promise.race([setTimeout(life), ended]);
  child.kill('SIGKILL');
  await ended;
  return String(begun).startsWith('Sends');
}

/** Everything of a marked enquiry that a database can have. */
const LEFT = `select ${FORM_TABLES.map(({ table }) => `(select count(*) from public.${table})`).join(' + ')}
  + (select count(*) from private.outbox where kind = 'submission') + (select count(*) from private.verifications)
  + (select count(*) from private.arrivals) + (select count(*) from private.erasures) as count`;

const foundBy = ({ findings }: VerifyReport) => [...new Set(findings.map(({ check }) => check))].sort();

describe.skipIf(REASON)(`npm run verify${REASON ? `: skipped, ${REASON}` : ''}`, () => {
  let project: LiveProject;
  let built: WrittenSite;
  let right: LiveSite;
  beforeAll(async () => {
    project = await startLiveProject();
    built = await buildFor(project.api.url);
    if (NGINX) right = await goLive(built, NGINX);
  });
  afterAll(async () => {
    await right?.stop();
    project?.stop();
    built?.dispose();
  });
  afterEach(() => {
    project.isAwake = false;
  });

  async function expectNothing(site: LiveSite): Promise<void> {
    await project.freshDatabase();
    project.isAwake = true;
    const { findings, skipped } = await runAgainst(site, built, project, { send: true, deliveryMs: 60_000 });
    expect([findings, skipped]).toEqual([[], []]);
  }

  it('finds nothing wrong with a site that is right, on nginx', () => expectNothing(right));

  if (IS_FULL_RUN) {
    it.skipIf(!CADDY)('finds nothing wrong with a site that is right, on Caddy', async () => {
      if (!CADDY) return;
      const site = await goLive(built, CADDY);
      await expectNothing(site).finally(site.stop);
    });

    it(`leaves nothing that its next run does not remove, after ${KILLS} kills`, async () => {
      const database = await project.freshDatabase();
      project.isAwake = true;
      const values = [right, { dist: built.dist }, { api: { url: project.api.url } }];
      const random = randomNumbers(SEED);
      let withRows = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        expect(await killedRun(values, random() * LONGEST_LIFE)).toBe(true);
        const [before] = await database.query<{ count: number }>(LEFT);
        if ((before?.count ?? 0) > 0) withRows += 1;
        console.log(`kill ${kill + 1}: ${before?.count} rows left for the next run`);
        // Every other time, the next run is killed as well.
        if (kill % 2 === 0) continue;
        const { findings } = await runAgainst(right, built, project, {
          send: true,
          checks: ENQUIRY_CHECKS,
          // Other tests may use the processor.
          deliveryMs: 60_000,
        });
        expect(findings).toEqual([]);
        expect(await database.query(LEFT)).toEqual([{ count: 0 }]);
      }
      const { enquiries, delivered } = await project.health();
      expect([...Object.values(enquiries), delivered].every((count) => count === 0)).toBe(true);
      expect(withRows).toBeGreaterThan(0);
    }, 1_800_000);
  }

  it.each(chosen(SITE_BREAKAGES))('finds that $name', async ({ site: damage, given, found }) => {
    await project.freshDatabase();
    const site = NGINX && damage ? await goLive(built, NGINX, damage) : right;
    try {
      const report = await runAgainst(site, built, project, given);
      expect(foundBy(report), JSON.stringify(report.findings, null, 1)).toEqual([...found].sort());
    } finally {
      if (site !== right) await site.stop();
    }
  });

  it.each(chosen(PROJECT_BREAKAGES))('finds that $name', async ({ sql, project: damage, given, found }) => {
    const database = await project.freshDatabase();
    if (sql) await database.exec(sql);
    const undo = await damage?.(project);
    try {
      const report = await runAgainst(right, built, project, given);
      expect(foundBy(report), JSON.stringify(report.findings, null, 1)).toEqual([...found].sort());
    } finally {
      undo?.();
    }
  });
});
