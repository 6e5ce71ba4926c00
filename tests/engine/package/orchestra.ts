import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePhotographs } from '../../../scripts/bench/photographs.ts';
import { ROOT } from '../../../scripts/root.ts';
import { SECOND_SITE } from '../../../scripts/test/site-copy.ts';
import { type InstalledEngine, run } from './installed-engine.ts';

const FIXTURES = path.join(ROOT, 'tests/fixtures');

/** The files of the orchestra that are those of the second site. */
const MEDIA = {
  'first-hold.webm': 'rehearsal.webm',
  'first-hold.vtt': 'rehearsal.vtt',
  'prices.csv': 'season.csv',
};

/** Starts the site of the orchestra with an installed engine, as a newcomer would, and returns its folder. */
export async function startOrchestra(engine: InstalledEngine): Promise<string> {
  const folder = path.join(engine.folder, 'orchestra');
  const fixture = path.join(FIXTURES, 'orchestra');
  await run(engine.folder, 'npx --no-install json-site init orchestra');
  for (const file of ['content/media/workbench.svg', 'content/pages/news', 'content/people', 'tests/site'])
    rmSync(path.join(folder, file), { recursive: true });
  await run(folder, `npm run new form audition -- --from ${fixture}/schemas/forms/audition.schema.json`);
  cpSync(fixture, folder, { recursive: true });
  const media = path.join(folder, 'content/media');
  for (const [from, to] of Object.entries(MEDIA))
    cpSync(path.join(SECOND_SITE, 'content/media', from), path.join(media, to));
  const texts = 'content/form-texts.cy.json';
  cpSync(path.join(FIXTURES, 'second-site-welsh', texts), path.join(folder, texts));
  const theme = path.join(folder, 'content/theme.json');
  writeFileSync(
    theme,
    readFileSync(theme, 'utf8').replace('"picture": "workbench.svg"', '"picture": "hall.jpg"'),
  );
  await writePhotographs(media, ['hall.jpg'], { width: 2400, height: 1500 }, [1]);
  await run(folder, 'npm run generate');
  return folder;
}
