import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/content/root.ts';
import { FORMS } from '../../src/compiler/schema/collections.ts';

/** The site of another organisation: its content, schemas, migrations and blocks. */
export const SECOND_SITE = path.join(ROOT, 'tests/fixtures/second-site');

/** The migrations of a site's forms. The others are for all forms. */
const OF_A_FORM = /_submissions\.sql$/;
const OF_RECORDS = new RegExp(`"records?:(?!${FORMS}")`);

/** The files in `folder` that belong to the site, not to the renderer. */
function filesOfTheSite(root: string, folder: string, isOfTheSite: (name: string) => boolean): string[] {
  const at = path.join(root, folder);
  return existsSync(at)
    ? readdirSync(at)
        .filter(isOfTheSite)
        .map((name) => path.join(at, name))
    : [];
}

/** Replaces the site in a copy of the project by the second site, with the steps of README.md. */
export function replaceBySecondSite(root: string): void {
  const blocks = path.join(root, 'src/blocks');
  const showsRecords = (name: string) =>
    OF_RECORDS.test(readFileSync(path.join(blocks, name, 'block.schema.json'), 'utf8'));
  const replaced = [
    ...['content', 'schemas/forms', 'src/ui/records', 'tests/site'].map((folder) => path.join(root, folder)),
    ...filesOfTheSite(root, 'schemas/records', (name) => name !== `${FORMS}.schema.json`),
    ...filesOfTheSite(root, 'supabase/migrations', (name) => OF_A_FORM.test(name)),
    ...filesOfTheSite(root, 'src/blocks', showsRecords),
  ];
  for (const one of replaced) rmSync(one, { recursive: true, force: true });
  cpSync(SECOND_SITE, root, { recursive: true });
}
