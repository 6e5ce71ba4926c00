import type { ViteDevServer } from 'vite';

/** How often a module is waited for, each time for the minute after which Vite's module runner gives up. */
const ATTEMPTS = 5;

/** On a busy machine, a module may take longer than the module runner waits. It is transformed nevertheless. */
const cameTooLate = (error: unknown) =>
  error instanceof Error && error.message.includes('transport invoke timed out');

/** Vite keeps the error of a module until its file changes, and every request would fail with it. */
function forgetErrors({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.ssr;
  for (const module of moduleGraph.idToModuleMap.values())
    if (module.ssrError) moduleGraph.invalidateModule(module);
}

async function load(server: ViteDevServer, url: string): Promise<Record<string, unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.ssrLoadModule(url);
    } catch (error) {
      if (!cameTooLate(error)) throw error;
      forgetErrors(server);
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

const running = new WeakMap<ViteDevServer, Map<string, ReturnType<typeof load>>>();

/**
 * Loads a module for the server, with all that it imports, as it is at this moment. Waits for modules that come late.
 */
export async function loadOnServer(server: ViteDevServer, url: string): ReturnType<typeof load> {
  const loads = running.get(server) ?? new Map<string, ReturnType<typeof load>>();
  running.set(server, loads);
  // Two at once would make each other begin again.
  const loading = loads.get(url) ?? load(server, url).finally(() => loads.delete(url));
  loads.set(url, loading);
  return loading;
}
