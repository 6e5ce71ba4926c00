import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../../src/form-core/sample/random.ts';
import { IS_FULL_RUN } from '../../../support/full-run.ts';
import type { ListeningServer } from '../../../support/listen.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../../support/postgres.ts';
import { goodRow } from '../../database/examples.ts';
import { insertSql, send } from '../../database/requests.ts';
import { createTrial } from '../../database/rules/outbox.ts';
import { migratedDatabase, startSupabase } from '../../database/supabase.ts';
import { FORM_TABLES, type TestedTable } from '../../database/tables.ts';
import { startDatabaseApi } from './database-api.ts';
import { checkFunctionTypes, type EdgeFunction, startFunction } from './edge-function.ts';
import { type Relay, startRelay } from './relay.ts';
import { ACCEPTED } from './relay-answers.ts';

/** Delivery is the same for every form. */
const [FORM] = FORM_TABLES as [TestedTable];
const SEED = 20_777;
const MAILS = 1000;
const FAULTS = 0.4;

it('the Edge Function has correct types in Deno', () => checkFunctionTypes());

describe.skipIf(SKIP_REASON)(
  `the Edge Function in Deno, on PostgreSQL${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`,
  () => {
    let server: Postgres;
    let database: PostgresDatabase;
    let api: ListeningServer;
    let relay: Relay;
    let edge: EdgeFunction;
    let trial: ReturnType<typeof createTrial>;
    const totals: string[] = [];
    beforeAll(async () => {
      server = await startSupabase();
      database = await migratedDatabase(server, 'granted');
      [api, relay] = await Promise.all([startDatabaseApi(database), startRelay()]);
      edge = await startFunction({
        SUPABASE_URL: api.url,
        MAIL_URL: relay.url,
        MAIL_KEY: 'k',
        MAIL_TIMEOUT: '0.5',
      });
      trial = createTrial(database, FORM);
    });
    afterAll(() => {
      if (totals.length > 0)
        console.log(
          ['| relay | messages | attempts | lost | twice |', '|---|---|---|---|---|', ...totals].join('\n'),
        );
      edge?.stop();
      relay?.stop();
      api?.stop();
      server?.stop();
    });
    beforeEach(async () => {
      await trial.reset();
      relay.mailbox.clear();
    });

    it('claims, sends and records', async () => {
      expect((await edge.wake('wrong')).status).toBe(401);
      await trial.insert('Grüße \u{1f600} <b>');
      expect((await edge.wake()).report).toEqual({ claimed: 1, sent: 1, failed: 0, unrecorded: 0 });
      const [[text = ''] = []] = relay.mailbox.values();
      expect(text).toContain('\n    Grüße \u{1f600} <b>\n');
      expect(await trial.entry()).toMatchObject({ isSent: true, provider_message_id: 'message-1' });
    });

    it('records the result of every answer of a relay, and delivers the next message', async () => {
      const lines = ['| answer of the relay | result | milliseconds |', '|---|---|---|'];
      const differences: string[] = [];
      for (const [index, answer] of relay.answers.entries()) {
        await trial.reset();
        await trial.insert(`First ${index}`);
        relay.choose = () => answer;
        const began = performance.now();
        await edge.wake();
        const milliseconds = Math.round(performance.now() - began);
        await trial.insert(`Second ${index}`);
        relay.choose = () => ACCEPTED;
        await edge.wake();
        const [first, second] = await trial.entries();
        const result = first?.isSent ? 'sent' : (first?.last_error ?? 'none');
        lines.push(`| ${answer.name} | ${result} | ${milliseconds} |`);
        if (result !== answer.result || !second?.isSent) differences.push(`${answer.name}: ${result}`);
      }
      console.log(lines.join('\n'));
      expect(differences).toEqual([]);
      expect(relay.elsewhere).toBe(0);
    });

    if (IS_FULL_RUN)
      it.each([true, false])(
        `loses none of ${MAILS} messages with these faults, with a relay that honours keys: %s`,
        async (honoursKeys) => {
          const random = randomNumbers(SEED);
          const rows = Array.from({ length: MAILS }, (_, index) => goodRow(FORM, `Sender ${index}`));
          await send(
            database,
            rows.map((row) => ({ sql: insertSql(FORM, row) })),
          );
          relay.honoursKeys = honoursKeys;
          relay.choose = () =>
            (random() < FAULTS ? relay.answers[Math.floor(random() * relay.answers.length)] : undefined) ??
            ACCEPTED;
          let [attempts, sent] = [0, 0];
          // Each round makes every message due; ten attempts are all that a message has.
          for (let round = 0; round < 100 && sent < MAILS; round += 1) {
            await trial.makeDue();
            const { report } = await edge.wake();
            attempts += report.claimed;
            sent += report.sent;
          }
          const twice = [...relay.mailbox.values()].filter((texts) => texts.length > 1).length;
          const lost = MAILS - relay.mailbox.size;
          const keys = honoursKeys ? 'honours keys' : 'ignores keys';
          totals.push(`| ${keys} | ${MAILS} | ${attempts} | ${lost} | ${twice} |`);
          expect([sent, lost]).toEqual([MAILS, 0]);
          expect(twice > 0).toBe(!honoursKeys);
        },
        1_200_000,
      );
  },
);
