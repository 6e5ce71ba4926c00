import { expect, test } from '@playwright/test';
import { assumeNetwork } from '../../support/network.ts';
import type { FormId } from './support/answers.ts';
import { expectOutcome, expectPrompt, expectSent, watchFor } from './support/told.ts';
import { Visit } from './support/visit.ts';
import { FAULTS } from './table/all.ts';
import type { Fault } from './table/fault.ts';
import { SECRET } from './table/replies.ts';

const FORMS: FormId[] = ['contact', 'quote'];
const WIDTHS = [390, 1280];

/** Fill, send, be told what happened with every answer still there; then without the fault once more. */
async function sendUnder(fault: Fault, visit: Visit): Promise<number> {
  const { page } = visit;
  const codeCame = page.waitForResponse(/\/assets\/client-/).catch(() => undefined);
  await visit.fill();
  await codeCame;
  await fault.arm?.(visit);
  await watchFor(visit, fault.outcome);
  await visit.send();
  await fault.strike?.(visit);
  await expectOutcome(visit, fault.outcome);
  const milliseconds = await expectPrompt(visit, fault.outcome);
  if (fault.outcome === 'sent') return milliseconds;

  await visit.expectKept();
  expect(await page.locator('body').innerText(), 'nothing of the server').not.toContain(SECRET);
  expect(await visit.rows(), 'rows while it lasts').toHaveLength(fault.rows ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await assumeNetwork(page);
  await fault.heal?.(visit);
  await visit.send();
  return milliseconds;
}

FAULTS.forEach((fault, index) => {
  FORMS.forEach((id, form) => {
    WIDTHS.forEach((width, size) => {
      // In the everyday run each fault meets one form at one width, all four kinds in turn.
      const isEveryday = index % 4 === form * 2 + size;
      const title = `fault ${fault.id}, ${fault.title}: ${id} at ${width} px`;
      test(title, { tag: isEveryday ? [] : '@full' }, async ({ page, baseURL }) => {
        const visit = new Visit(page, id, baseURL ?? '');
        await page.setViewportSize({ width, height: 900 });
        await fault.before?.(visit);
        await visit.open();
        await visit.ready();
        let milliseconds = 0;
        if (fault.story) await fault.story(visit);
        else {
          milliseconds = await sendUnder(fault, visit);
          await expectSent(visit);
          fault.row?.((await visit.rows())[0] ?? {});
        }
        if (fault.id !== '34') expect(visit.uncaught, 'nothing is left uncaught').toEqual([]);
        const description = JSON.stringify({ fault: fault.id, outcome: fault.outcome, milliseconds });
        test.info().annotations.push({ type: 'fault', description });
      });
    });
  });
});
