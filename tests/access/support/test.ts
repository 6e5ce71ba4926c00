import { test as base } from '../../support/test.ts';
import { installInspector } from './inspector.ts';

/** The project's test, with what the checks need inside every page, and without movement. */
export const test = base.extend<{ inspector: undefined }>({
  inspector: [
    async ({ context }, use) => {
      await context.addInitScript(installInspector);
      await use(undefined);
    },
    { auto: true },
  ],
});

// What fades in is half transparent on its way; without motion every colour is what it will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

export { expect } from '../../support/test.ts';
