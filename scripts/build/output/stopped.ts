import { UserError } from '@json-site/content/files';

/** The error of a build that stops before it has changed dist/. */
export function stopped(errors: string): UserError {
  return new UserError(
    `${errors}\n\nBuild stopped. Fix the errors above; dist/ still holds the previous build.`,
  );
}
