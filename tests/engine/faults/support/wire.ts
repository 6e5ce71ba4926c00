import type { Page } from '@playwright/test';
import { fetchAlone, REQUESTS } from './requests.ts';

/** How a request is handled. "stored" means that the backend stores the row first. */
export type WireMode = 'pass' | 'refuse' | 'lose the reply' | 'hang' | 'stored, then hang';

/** The connection between a page and the backend. A request that hangs never gets a reply. */
export class Wire {
  mode: WireMode = 'pass';
  requests = 0;
  #reportHanging = () => {};

  async attach(page: Page): Promise<void> {
    await page.route(REQUESTS, async (route) => {
      this.requests += 1;
      const { mode } = this;
      if (mode === 'pass') return route.continue();
      if (mode === 'refuse') return route.abort('connectionrefused');
      if (mode !== 'hang') await fetchAlone(route);
      if (mode === 'lose the reply') return route.abort('connectionreset');
      this.#reportHanging();
    });
  }

  /** Makes requests hang. The returned promise resolves when the next request hangs. */
  hang(isStored: boolean): { hanging: Promise<void> } {
    this.mode = isStored ? 'stored, then hang' : 'hang';
    const hanging = new Promise<void>((resolve) => {
      this.#reportHanging = resolve;
    });
    return { hanging };
  }
}
