import { namesIn, UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { MIGRATIONS } from '@json-site/content/site';
import { generate } from '@json-site/generate/generate';
import { changedBackendFiles } from '@json-site/generate/state';
import { engineElsewhere } from '@json-site/new/commands';

/** The commands that record written migrations in place of those which they replace, in a hosted project. */
async function repairSteps(before: string[], written: string[]): Promise<string[]> {
  // Imported late because it loads the database.
  const { readMigrations } = await import('@json-site/backend/backend');
  const had = before.map((name) => name.slice(0, 14));
  const applied = readMigrations(siteFolder()).filter(
    ({ version, name, replaces }) =>
      written.includes(`${MIGRATIONS}/${version}_${name}.sql`) && replaces.some((one) => had.includes(one)),
  );
  if (applied.length === 0) return [];
  const reverted = [...new Set(applied.flatMap(({ replaces }) => replaces))].sort();
  const repair = 'npx supabase migration repair --status';
  return [
    'Some replace earlier ones, with the same effect. For a hosted project that has those, first:',
    `  ${repair} reverted ${reverted.join(' ')}`,
    `  ${repair} applied ${applied.map(({ version }) => version).join(' ')}`,
  ];
}

/** What to do with files of the database and the Edge Function that an installed engine has written. */
const STEPS: [folder: string, step: string][] = [
  // First, because the function understands older tables.
  [
    'supabase/functions/',
    'The Edge Function has changed. For a hosted project: npx supabase functions deploy deliver',
  ],
  [
    `${MIGRATIONS}/`,
    // One may be older than the newest migration of the site, which the Supabase CLI refuses by default.
    'New migrations. "npm start" applies them; for a hosted project: npx supabase db push --include-all',
  ],
];

try {
  const before = namesIn(siteFolder(), MIGRATIONS);
  const written = await generate();
  console.log(
    written.length === 0 ? 'All generated files are up to date.' : `Written:\n  ${written.join('\n  ')}`,
  );
  for (const [folder, step] of STEPS) if (written.some((file) => file.startsWith(folder))) console.log(step);
  if (written.some((file) => file.startsWith(MIGRATIONS)))
    for (const step of await repairSteps(before, written)) console.log(step);
  const elsewhere = engineElsewhere(siteFolder());
  if (elsewhere)
    console.log(
      `package.json names the engine as "${elsewhere}", which no other machine has. ` +
        'Copy the file into vendor/, then run: npm install ./vendor/<file>',
    );
  const changed = changedBackendFiles(siteFolder());
  if (changed.length > 0)
    console.log(
      `\nYou have changed these files, so they stay as they are. The engine has:\n\n${changed.join('\n')}\n` +
        "Make the same changes in yours, or delete a file and run this again to take the engine's.",
    );
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${error.message}\n\nNothing was generated. Fix the errors above.`);
  process.exitCode = 1;
}
