import type { Page } from '@playwright/test';

const SPEED = 20;

/** Runs the animations of the open page faster, delays included: a delay of ten seconds takes half a second. */
export async function hurryAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: SPEED });
}
