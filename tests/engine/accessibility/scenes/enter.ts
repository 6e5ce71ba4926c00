import type { Page } from '@playwright/test';
import type { Health } from '../../../support/health.ts';
import { expectHydrated } from '../../../support/test.ts';
import type { Scene } from './scene.ts';

/** Opens the page of a scene at the first of its widths and brings it into the state. */
export async function enter(page: Page, health: Health, scene: Scene): Promise<void> {
  health.expect(...(scene.expects ?? []));
  await page.setViewportSize({ width: scene.widths[0] ?? 0, height: 800 });
  await scene.before?.(page);
  await page.goto(scene.route);
  await expectHydrated(page);
  await scene.enter?.(page);
}
