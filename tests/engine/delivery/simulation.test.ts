import { describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { SEED } from '../../support/seed.ts';
import { FORM_TABLES } from '../database/tables.ts';
import { MESSAGE_FAULTS, type SimulationResult, simulate } from './simulation.ts';

const SUBMISSIONS = IS_FULL_RUN ? 1000 : 40;
const HOURS = IS_FULL_RUN ? 24 : 12;

function print(name: string, result: SimulationResult): void {
  const { submissions, delivered, undelivered, deliveredTwice, deadLetters, p50, p95, slowest, faults } =
    result;
  console.log(
    `Click to mailbox, ${name}: ${submissions} sent, ${delivered} delivered, ${undelivered} undelivered, ${deliveredTwice} twice, ` +
      `${deadLetters} dead letters; p50 ${p50} s, p95 ${p95} s, slowest ${slowest} s` +
      `${Object.entries(faults)
        .map(([fault, count]) => `\n  ${fault}: ${count}`)
        .join('')}`,
  );
}

/** What an allowance of wake-ups of a minute and sending one by one permits. */
const P95_SECONDS = 90;

describe('from the click to the mailbox', () => {
  it(`delivers within ${P95_SECONDS} s when nothing fails`, async () => {
    const result = await simulate({
      forms: FORM_TABLES,
      submissions: SUBMISSIONS,
      seed: SEED,
      hours: HOURS,
      faults: 0,
    });
    print('no faults', result);
    expect(result).toMatchObject({ undelivered: 0, deliveredTwice: 0, deadLetters: 0 });
    expect(result.p95).toBeLessThan(P95_SECONDS);
  }, 600_000);

  it('delivers each submission once, whatever fails, to a provider that honours idempotency keys', async () => {
    const result = await simulate({
      forms: FORM_TABLES,
      submissions: SUBMISSIONS,
      seed: SEED,
      hours: HOURS,
      faults: 0.35,
    });
    print('faults', result);
    expect(result).toMatchObject({ undelivered: 0, deliveredTwice: 0, deadLetters: 0 });
    expect(result.digests).toBeGreaterThanOrEqual(result.days);
    const wanted = [...MESSAGE_FAULTS, 'six hours of outage', 'wake-up lost', 'clock jumped'];
    if (IS_FULL_RUN) expect(wanted.filter((fault) => !result.faults[fault])).toEqual([]);
  }, 600_000);

  it('loses nothing with a provider that ignores idempotency keys, and may deliver twice', async () => {
    const result = await simulate({
      forms: FORM_TABLES,
      submissions: SUBMISSIONS,
      seed: SEED,
      hours: HOURS,
      faults: 0.35,
      honoursKeys: false,
    });
    print('faults, keys ignored', result);
    expect(result).toMatchObject({ undelivered: 0, deadLetters: 0 });
    expect(result.deliveredTwice).toBeGreaterThan(0);
  }, 600_000);
});
