import { listed } from '../../../src/compiler/report/wording.ts';
import type { Figures } from '../../../supabase/functions/deliver/message.ts';
import { ALARM_MINUTES } from '../../backend/owner-commands.ts';
import { type Check, needed, type Run } from '../check.ts';
import { readCatalogue, structureDifferences } from './catalogue.ts';

const MINUTE = 60_000;
/** A day, and the time that delivery may take. */
const DIGEST_HOURS = 26;
const MOST_CLOCK_MINUTES = 5;

async function figuresOf(run: Run): Promise<Figures> {
  return (await needed(run.owner)('submissions_health', {})) as Figures;
}

/** The parts of the structure that one check is about. */
const structureCheck = (id: string, promise: string, kinds: readonly string[]): Check => ({
  id,
  promise,
  needs: ['owner'],
  after: ['migrations'],
  fix: 'Somebody has changed the database by hand. Undo the change in the SQL editor, or write a migration for it; docs/database.md lists the rules.',
  async run(run) {
    const found = (await structureDifferences(run)).filter(({ kind }) => kinds.includes(kind));
    return found.map(({ message }) => message);
  },
});

export const OWNER_CHECKS: readonly Check[] = [
  {
    id: 'owner-key',
    promise: 'The database accepts the key of the owner.',
    needs: ['owner'],
    fix: 'Check SUPABASE_URL and SUPABASE_SECRET_KEY, or DATABASE_URL. Without the functions of this site, apply the migrations: npx supabase db push',
    async run(run) {
      try {
        await figuresOf(run);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    },
  },
  {
    id: 'migrations',
    promise: 'Every migration is applied.',
    needs: ['owner'],
    after: ['owner-key'],
    fix: 'Apply the migrations: npx supabase db push. The function understands older tables, so deploy it first: npx supabase functions deploy deliver',
    async run(run) {
      const catalogue = await readCatalogue(run).catch((error: Error) => error);
      if (catalogue instanceof Error) return [`a migration is missing: ${catalogue.message}`];
      const { migrations } = catalogue;
      const missing = run.migrations.filter(({ version }) => migrations && !migrations.includes(version));
      return missing.length > 0
        ? [`not applied: ${listed(missing.map(({ version, name }) => `${version}_${name}`))}`]
        : [];
    },
  },
  structureCheck('columns', 'Every table has its columns.', ['column', 'key', 'index']),
  structureCheck('rules', 'Every table has the rules of its form.', ['check']),
  structureCheck('grants', 'Nobody has another privilege than the migrations grant.', ['grant', 'view']),
  structureCheck(
    'policies',
    'Every table is there, with its row-level security, its policy and its triggers.',
    ['table', 'policy', 'trigger'],
  ),
  structureCheck('functions', 'Every function is that of the migrations.', ['function']),
  {
    id: 'limits',
    promise: 'The limits let visitors through.',
    needs: ['owner'],
    after: ['migrations'],
    fix: 'Raise the limits in private.settings (docs/database.md, Settings). If all visitors count as one, client_header is not the header of the host.',
    async run(run) {
      const { settings } = await readCatalogue(run);
      const limits = Object.entries(settings).filter(([name]) => name.endsWith('_limit'));
      const closed = limits.filter(([, value]) => Number(value) < 1).map(([name]) => name);
      const { refused, enquiries } = await figuresOf(run);
      const stored = Object.values(enquiries).reduce<number>((sum, count) => sum + (count ?? 0), 0);
      return [
        ...(closed.length > 0 ? [`${listed(closed)} refuses everybody`] : []),
        ...(refused > 0 && stored === 0
          ? [`${refused} submissions were refused by a limit, and none was stored since the last digest`]
          : []),
      ];
    },
  },
  {
    id: 'queue',
    promise: `No message waits longer than ${ALARM_MINUTES} minutes.`,
    needs: ['owner'],
    after: ['owner-key'],
    fix: 'Look at the errors of npm run submissions -- --health and at the log of the function. If nothing was tried, nothing wakes it: steps 4, 7 and 10 of docs/hosting.md.',
    async run(run) {
      const { until, oldest_waiting, waiting, errors = [] } = await figuresOf(run);
      const minutes = oldest_waiting
        ? Math.floor((Date.parse(until) - Date.parse(oldest_waiting)) / MINUTE)
        : 0;
      if (minutes <= ALARM_MINUTES) return [];
      const codes =
        errors.length > 0 ? listed([...new Set(errors.map(({ error }) => error))]) : 'nothing was tried';
      return [`${waiting} messages wait, the oldest for ${minutes} minutes: ${codes}`];
    },
  },
  {
    id: 'dead-letters',
    promise: 'No message was given up.',
    needs: ['owner'],
    after: ['owner-key'],
    fix: 'Correct the cause that the error names, then deliver them: npm run submissions -- --requeue all',
    async run(run) {
      const { dead, errors = [] } = await figuresOf(run);
      const codes = listed([...new Set(errors.map(({ error }) => error))]);
      return dead > 0 ? [`${dead} messages were given up after ten attempts: ${codes}`] : [];
    },
  },
  {
    id: 'digest',
    promise: 'The daily digest was sent.',
    needs: ['owner'],
    after: ['migrations', 'queue'],
    fix: 'Nothing wakes the delivery, or the mail provider refuses it: the log of the function says which. See steps 6 to 10 of docs/hosting.md.',
    async run(run) {
      const { digest, first_message, now } = await readCatalogue(run);
      const hours = (time: string) => Math.floor((Date.parse(now) - Date.parse(time)) / (60 * MINUTE));
      // A new project has had no day for one.
      if (!digest)
        return first_message && hours(first_message) > DIGEST_HOURS ? ['no digest was ever queued'] : [];
      if (hours(digest.queued) > DIGEST_HOURS)
        return [`the last digest is ${hours(digest.queued)} hours old`];
      const isLate = digest.sent === null && hours(digest.queued) >= 1;
      return isLate
        ? [
            `the last digest waits since ${hours(digest.queued)} hours: ${digest.error ?? 'nothing was tried'}`,
          ]
        : [];
    },
  },
  {
    id: 'database-clock',
    promise: 'The clock of the database is right.',
    needs: ['owner'],
    after: ['owner-key'],
    fix: 'Compare the clock of this machine with another one. If the database is wrong, tell its host: deletion and delivery follow this clock.',
    async run(run) {
      const { until } = await figuresOf(run);
      const minutes = Math.round((Date.parse(until) - run.now()) / MINUTE);
      return Math.abs(minutes) >= MOST_CLOCK_MINUTES
        ? [`the clock of the database differs from this machine's by ${minutes} minutes`]
        : [];
    },
  },
];
