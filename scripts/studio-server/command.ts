import { siteFolder } from '@json-site/content/folders';
import { editorsCommand } from './editors/editors-command.ts';
import { BUILD_PAGES, buildPages } from './server/client.ts';
import { startStudio } from './server/start.ts';
import { readSettings } from './settings.ts';

/** Serves the studio until the process is asked to end. Returns the exit status. */
async function serve(): Promise<number> {
  if (process.argv.includes(BUILD_PAGES)) {
    await buildPages(siteFolder());
    return 0;
  }
  const { origin, close } = await startStudio(readSettings());
  console.log(`The studio is at ${origin}/_studio`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await close();
  return 0;
}

/** Runs `json-site studio` or `json-site editors`. Returns the exit status, and prints an error for a person. */
export async function command(name: 'studio' | 'editors'): Promise<number> {
  try {
    return await (name === 'studio' ? serve() : editorsCommand());
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
