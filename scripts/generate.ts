import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { generate } from '@json-site/generate/generate';
import { changedBackendFiles } from '@json-site/generate/state';
import { engineElsewhere } from '@json-site/new/commands';

/** What to do with files of the database and the Edge Function that an installed engine has written. */
const STEPS: [folder: string, step: string][] = [
  // First, because the function understands older tables.
  [
    'supabase/functions/',
    'The Edge Function has changed. For a hosted project: npx supabase functions deploy deliver',
  ],
  [
    'supabase/migrations/',
    // One may be older than the newest migration of the site, which the Supabase CLI refuses by default.
    'New migrations. "npm start" applies them; for a hosted project: npx supabase db push --include-all',
  ],
];

try {
  const written = await generate();
  console.log(
    written.length === 0 ? 'All generated files are up to date.' : `Written:\n  ${written.join('\n  ')}`,
  );
  for (const [folder, step] of STEPS) if (written.some((file) => file.startsWith(folder))) console.log(step);
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
