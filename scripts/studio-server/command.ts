import { siteFolder } from '@json-site/content/folders';
import { editorsCommand } from './editors/editors-command.ts';
import { BUILD_PAGES, buildPages } from './server/client.ts';
import { startStudio } from './server/start.ts';
import { readSettings } from './settings.ts';

const HELP = `json-site studio                serves the studio to editors who sign in; the environment has its settings
json-site studio --local        on this computer alone, with the embedded backend
json-site studio --port 8091    at another port than PORT, or 8090

docs/studio-server.md describes the settings.`;

/** Serves the studio until the process is asked to end. Returns the exit status. */
async function serve(): Promise<number> {
  if (process.argv.includes(BUILD_PAGES)) {
    await buildPages(siteFolder());
    return 0;
  }
  if (process.argv.includes('--help')) {
    console.log(HELP);
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
