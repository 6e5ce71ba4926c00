import type { Page } from '@playwright/test';
import { REQUESTS } from './requests.ts';

/** What the wire does with a request: "stored" means that it arrives before the rest happens. */
export type Mode = 'pass' | 'refuse' | 'lose the answer' | 'never arrive' | 'stored, never answer';

/** The way between a page and the backend. What hangs on it hangs for good, as on a real one. */
export class Wire {
  mode: Mode = 'pass';
  requests = 0;
  #arrive = () => {};

  async attach(page: Page): Promise<void> {
    await page.route(REQUESTS, async (route) => {
      this.requests += 1;
      const { mode } = this;
      if (mode === 'pass') return route.continue();
      if (mode === 'refuse') return route.abort('connectionrefused');
      if (mode !== 'never arrive') await route.fetch();
      if (mode === 'lose the answer') return route.abort('connectionreset');
      this.#arrive();
    });
  }

  /** Sets a mode under which requests hang; the result resolves when the next one does. */
  hang(isStored: boolean): { hanging: Promise<void> } {
    this.mode = isStored ? 'stored, never answer' : 'never arrive';
    const hanging = new Promise<void>((resolve) => {
      this.#arrive = resolve;
    });
    return { hanging };
  }
}
