import { siteFolder } from './content/folders.ts';
import { UserError } from './content/user-error.ts';
import { changedBackendFiles } from './generate/backend-files.ts';
import { generate } from './generate/generate.ts';

try {
  const written = await generate();
  console.log(
    written.length === 0 ? 'All generated files are up to date.' : `Written:\n  ${written.join('\n  ')}`,
  );
  const changed = changedBackendFiles(siteFolder());
  if (changed.length > 0)
    console.log(
      `Different in this version of the engine:\n  ${changed.join('\n  ')}\nThey were left as they are. To take the engine's, delete a file and run this again.`,
    );
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${error.message}\n\nNothing was generated. Fix the errors above.`);
  process.exitCode = 1;
}
