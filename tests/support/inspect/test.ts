import { test as base } from '../test.ts';
import { installInspector } from './inspector.ts';

/** The project's test, with the inspector installed in every page. */
export const test = base.extend<{ inspector: undefined }>({
  inspector: [
    async ({ context }, use) => {
      await context.addInitScript(installInspector);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '../test.ts';
