import { DevApiError } from '../../../server/endpoint.ts';
import { askGit, git } from './run-git.ts';

/** Throws unless git accepts the name for a branch: git reads a name such as "--force" as an option. */
async function requireBranchName(root: string, name: string): Promise<void> {
  if ((await askGit(root, ['check-ref-format', '--branch', name])) === name) return;
  throw new DevApiError(422, `"${name}" cannot be the name of a branch. Use letters, digits and hyphens.`);
}

/** Returns the name, with a number if the project has a branch of this name already. */
export async function freeBranchName(root: string, name: string): Promise<string> {
  const known = ((await askGit(root, ['for-each-ref', '--format=%(refname)'])) ?? '').split('\n');
  const isTaken = (one: string) => known.some((ref) => ref.endsWith(`/${one}`));
  const numbered = [...known.keys()].map((number) => `${name}-${number + 2}`);
  return [name, ...numbered].find((one) => !isTaken(one)) ?? name;
}

/** Creates a branch at the current commit and switches to it, with all files as they are. */
export async function startBranch(root: string, name: string): Promise<void> {
  await requireBranchName(root, name);
  if ((await askGit(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`])) !== null) {
    throw new DevApiError(422, `There is already a branch "${name}". Choose another name.`);
  }
  await git(root, ['switch', '--quiet', '--no-track', '--create', name]);
}

/** Switches back to a branch, or to a commit if none was checked out, and deletes the branch that was started. */
export async function dropBranch(root: string, name: string, backTo: string[]): Promise<void> {
  await git(root, ['switch', '--quiet', ...backTo]);
  await git(root, ['branch', '--quiet', '-D', name]);
}
