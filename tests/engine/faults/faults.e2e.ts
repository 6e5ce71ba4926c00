import { expect, test } from '@playwright/test';
import { assumeNetwork } from '../../support/network.ts';
import type { FormId } from './support/form-values.ts';
import { expectOutcome, expectPrompt, expectSent, watchFor } from './support/outcomes.ts';
import { Visit } from './support/visit.ts';
import { FAULTS } from './table/all.ts';
import type { Fault } from './table/fault.ts';
import { SECRET } from './table/replies.ts';

const FORMS: FormId[] = ['contact', 'quote'];
const WIDTHS = [390, 1280];

/** Sends during the fault, checks the reported outcome and the form values, and sends again without it. */
async function sendDuring(fault: Fault, visit: Visit): Promise<number> {
  const { page } = visit;
  const codeLoaded = page.waitForResponse(/\/assets\/client-/).catch(() => undefined);
  await visit.fill();
  await codeLoaded;
  await fault.beforeSend?.(visit);
  await watchFor(visit, fault.outcome);
  await visit.send();
  await fault.afterSend?.(visit);
  await expectOutcome(visit, fault.outcome);
  const milliseconds = await expectPrompt(visit, fault.outcome);
  if (fault.outcome === 'sent') return milliseconds;

  await visit.expectKept();
  expect(await page.locator('body').innerText(), 'no text of the server').not.toContain(SECRET);
  expect(await visit.rows(), 'rows during the fault').toHaveLength(fault.rows ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await assumeNetwork(page);
  await fault.remove?.(visit);
  await visit.send();
  return milliseconds;
}

FAULTS.forEach((fault, index) => {
  FORMS.forEach((id, form) => {
    WIDTHS.forEach((width, size) => {
      // Without @full, a fault runs once: with the short form, at a width in turn.
      const isInQuickRun = !fault.isOnlyInFullRun && form === 0 && index % 2 === size;
      const title = `fault ${fault.id}, ${fault.title}: ${id} at ${width} px`;
      test(title, { tag: isInQuickRun ? [] : '@full' }, async ({ page, baseURL }) => {
        const visit = new Visit(page, id, baseURL ?? '');
        await page.setViewportSize({ width, height: 900 });
        await fault.beforeOpen?.(visit);
        await visit.open();
        await visit.ready();
        let milliseconds = 0;
        if (fault.journey) await fault.journey(visit);
        else {
          milliseconds = await sendDuring(fault, visit);
          await expectSent(visit);
          fault.checkRow?.((await visit.rows())[0] ?? {});
        }
        if (fault.id !== '34') expect(visit.uncaught, 'no uncaught error').toEqual([]);
        const description = JSON.stringify({ fault: fault.id, outcome: fault.outcome, milliseconds });
        test.info().annotations.push({ type: 'fault', description });
      });
    });
  });
});
