import { UserError } from './content/user-error.ts';
import { generate } from './generate/generate.ts';

try {
  const written = await generate();
  console.log(
    written.length === 0 ? 'All generated files are up to date.' : `Written:\n  ${written.join('\n  ')}`,
  );
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${error.message}\n\nNothing was generated. Fix the errors above.`);
  process.exitCode = 1;
}
