import { ALARM_MINUTES } from '@json-site/backend/owner';
import { listed } from '@json-site/compiler/words';
import { deadLetters } from '../../supabase/functions/deliver/compose.ts';
import type { Figures } from '../../supabase/functions/deliver/message.ts';
import { type Check, needed, oncePerRun } from './check.ts';

const MINUTE = 60_000;
/** A day, and the time that delivery may take. */
const DIGEST_HOURS = 26;

/** The result of the function submissions_catalogue. */
interface Catalogue {
  now: string;
  /** The versions of the applied migrations; null where nothing has recorded them. */
  migrations: string[] | null;
  first_message: string | null;
  digest: { queued: string; sent: string | null; error: string | null } | null;
}

const readCatalogue = oncePerRun(
  async ({ owner }) => (await needed(owner)('submissions_catalogue', {})) as Catalogue,
);

export const OWNER_CHECKS: readonly Check[] = [
  {
    id: 'migrations',
    promise: 'The database accepts the key of the owner, and every migration is applied.',
    needs: ['owner'],
    fix: 'Check SUPABASE_URL and SUPABASE_SECRET_KEY, or DATABASE_URL. Apply the migrations after deploying the function, which understands older tables: npx supabase functions deploy deliver && npx supabase db push',
    async run(run) {
      const { migrations } = await readCatalogue(run);
      const missing = run.migrations.filter(({ version }) => migrations && !migrations.includes(version));
      const names = missing.map(({ version, name }) => `${version}_${name}`);
      return names.length > 0 ? [`not applied: ${listed(names)}`] : [];
    },
  },
  {
    id: 'queue',
    promise: `No message waits longer than ${ALARM_MINUTES} minutes, and none was given up.`,
    needs: ['owner'],
    after: ['migrations'],
    fix: 'Correct the cause that the error names; npm run submissions -- --requeue all delivers what was given up. If nothing was tried, nothing wakes the function: steps 4, 7 and 10 of docs/hosting.md.',
    async run({ owner }) {
      const figures = (await needed(owner)('submissions_health', {})) as Figures;
      const { until, oldest_waiting, waiting, errors = [] } = figures;
      const dead = deadLetters(figures);
      const minutes = oldest_waiting
        ? Math.floor((Date.parse(until) - Date.parse(oldest_waiting)) / MINUTE)
        : 0;
      const codes =
        listed([...new Set(errors.filter(({ target }) => target !== 'receipt').map(({ error }) => error))]) ||
        'nothing was tried';
      const isLate = minutes > ALARM_MINUTES;
      return [
        ...(isLate ? [`${waiting} messages wait, the oldest for ${minutes} minutes: ${codes}`] : []),
        ...(dead > 0 ? [`${dead} messages were given up after ten attempts: ${codes}`] : []),
      ];
    },
  },
  {
    id: 'digest',
    promise: 'The daily digest was sent.',
    needs: ['owner'],
    after: ['queue'],
    fix: 'Nothing wakes the delivery, or the mail provider refuses it: the log of the function says which. See steps 6 to 10 of docs/hosting.md.',
    async run(run) {
      const { digest, first_message, now } = await readCatalogue(run);
      // A new project has had no day for a digest.
      const since = digest?.queued ?? first_message ?? now;
      const hours = Math.floor((Date.parse(now) - Date.parse(since)) / (60 * MINUTE));
      if (hours > DIGEST_HOURS) return [`no digest was queued for ${hours} hours`];
      return digest?.sent === null && hours >= 1
        ? [`the last digest waits since ${hours} hours: ${digest.error ?? 'nothing was tried'}`]
        : [];
    },
  },
];
