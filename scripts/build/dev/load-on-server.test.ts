import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { writeFiles } from '../../content/write-files.ts';
import { loadOnServer } from './load-on-server.ts';

/** The minute after which the module runner gives up. */
const PATIENCE = 60_000;

test('a module that came too late for its first request is loaded, and none is lost', async () => {
  const root = temporaryFolder(onTestFinished);
  writeFiles(root, {
    'page.js': 'import { word } from "./between.js";\nexport const page = word;',
    'between.js': 'export { word } from "./late.js";',
    'late.js': 'export const word = "here";',
  });
  const endings: (() => void)[] = [];
  const { setTimeout: real } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
    if (time === PATIENCE) endings.push(run);
    return real(run, time);
  }) as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  let isLate = true;
  const slow: Plugin = {
    name: 'slow',
    transform(_, id) {
      if (!id.endsWith('late.js') || !isLate) return;
      isLate = false;
      // The runner stops waiting, and the module is transformed afterwards.
      for (const end of endings) end();
    },
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [slow],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const loads = ['/page.js', '/page.js'].map((url) => loadOnServer(server, url));
  expect(await Promise.all(loads)).toMatchObject([{ page: 'here' }, { page: 'here' }]);
  expect(isLate).toBe(false);
  expect(await loadOnServer(server, '/page.js')).toMatchObject({ page: 'here' });
});
