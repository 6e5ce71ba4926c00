import { expect, type Page, test } from '@playwright/test';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { SEED } from '../../support/seed.ts';
import type { FormId } from './support/form-values.ts';
import { follow } from './support/steps.ts';
import { Visit } from './support/visit.ts';
import { Wire } from './support/wire.ts';
import { sequence } from './table/sequences.ts';

const SEQUENCES = 200;
/** Sequences that one tab runs. Only the first batch is without @full. */
const BATCH = IS_FULL_RUN ? 5 : 2;

/** Opens one tab for a whole batch: each sequence starts with the state that the previous one left. */
async function openTab(page: Page, id: FormId, origin: string): Promise<[Visit, Wire]> {
  const visit = new Visit(page, id, origin);
  const wire = new Wire();
  await page.clock.install();
  await wire.attach(page);
  await visit.open();
  await visit.ready();
  return [visit, wire];
}

for (let first = 0; first < SEQUENCES; first += BATCH) {
  const title = `each of sequences ${first + 1} to ${first + BATCH} of seed ${SEED} stores one row`;
  // Every fifth batch uses the long form.
  const id = (first / BATCH) % 5 === 4 ? 'quote' : 'contact';
  test(`${id}: ${title}`, { tag: first === 0 ? [] : '@full' }, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const [visit, wire] = await openTab(page, id, baseURL ?? '');
    let count = 0;
    for (let index = first; index < first + BATCH; index += 1) {
      const random = randomNumbers(SEED * 1000 + index);
      const steps = sequence(random);
      visit.becomeAnother();
      await test.step(`${index}: ${steps.join(', ')}`, () => follow(visit, wire, steps, random));
      await visit.expectOneRow();
      count += steps.length;
    }
    expect(count).toBeGreaterThan(BATCH);
    const description = JSON.stringify({ seed: SEED, sequences: BATCH, steps: count });
    test.info().annotations.push({ type: 'once', description });
  });
}
