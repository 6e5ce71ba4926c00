import { slug } from '@json-site/compiler/documents';
import { askGit } from './run-git.ts';

/** Turns a message into the name of a branch: "Change the phone number" → "change-the-phone-number". */
export function branchNameFor(message: string): string {
  const words = slug(message).split('/').filter(Boolean).join('-');
  return (words || 'content').slice(0, 60).replace(/-$/, '');
}

/** Returns the name, with a number if the project, a review or one of these branches has it already. */
export async function freeBranchName(
  root: string,
  name: string,
  branches: readonly string[],
): Promise<string> {
  const refs = ((await askGit(root, ['for-each-ref', '--format=%(refname)'])) ?? '').split('\n');
  const known = [...refs, ...branches.map((branch) => `/${branch}`)];
  const isTaken = (one: string) => known.some((ref) => ref.endsWith(`/${one}`));
  const numbered = [...known.keys()].map((number) => `${name}-${number + 2}`);
  return [name, ...numbered].find((one) => !isTaken(one)) ?? name;
}
