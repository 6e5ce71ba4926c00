import { GENERATED_FROM_CONTENT } from '@json-site/generate/state';
import { CONTENT, PUBLISHED, REMOVED_ENTRY, withIndex } from './content-changes.ts';
import { askGit, git, partsOf, tryGit } from './run-git.ts';

const OWN = [...PUBLISHED, ...GENERATED_FROM_CONTENT];

/** Makes the index have content/ and what is generated from it as a commit has them. Other files stay as staged. */
async function stageContent(root: string, commit: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim();
  const entries = partsOf(await git(root, ['ls-tree', '-r', '-z', commit, '--', ...OWN]));
  const files = new Set(entries.map((entry) => entry.slice(entry.indexOf('\t') + 1)));
  const staged = partsOf(await git(root, ['ls-files', '-z', '--', ...OWN], env));
  const removed = staged.filter((file) => !files.has(file)).map((file) => `${REMOVED_ENTRY}\t${file}`);
  const lines = [...removed, ...entries].map((line) => `${line.replace('\t', `\t${prefix}`)}\0`);
  await git(root, ['update-index', '-z', '--index-info'], env, lines.join(''));
}

/** The tree of a commit in which content/ is that of another one: going from it to that one leaves content/ alone. */
const treeWithContent = (root: string, commit: string, content: string): Promise<string> =>
  withIndex(root, async (env) => {
    await git(root, ['read-tree', commit], env);
    await stageContent(root, content, env);
    return (await git(root, ['write-tree'], env)).trim();
  });

/**
 * Moves the current branch to a commit. Leaves content/ on the disk and everything that the maintainer has staged or
 * changed elsewhere as it is. Returns false, and changes nothing, if the commit would overwrite such work.
 */
export async function moveBranch(root: string, from: string, to: string): Promise<boolean> {
  if (from === to) return true;
  // Git would otherwise refuse to leave a file that "to" lacks and an editor has changed.
  const merge = ['read-tree', '-m', '-u', await treeWithContent(root, from, to), to];
  const isPossible = await withIndex(root, async (env) => {
    await stageContent(root, to, env);
    await tryGit(root, ['update-index', '-q', '--refresh'], env);
    return (await tryGit(root, [...merge, '--dry-run'], env)).status === 0;
  });
  if (!isPossible) return false;
  await stageContent(root, to);
  await tryGit(root, ['update-index', '-q', '--refresh']);
  await git(root, merge);
  const generated = partsOf(
    await git(root, ['diff', '--name-only', '--relative', '-z', from, to, '--', ...GENERATED_FROM_CONTENT]),
  );
  const exists = generated.length > 0 ? partsOf(await git(root, ['ls-files', '-z', '--', ...generated])) : [];
  if (exists.length > 0) await git(root, ['checkout-index', '--force', '--', ...exists]);
  await git(root, ['update-ref', '-m', 'studio: published or received content', 'HEAD', to, from]);
  return true;
}

/** Whether everything that this branch has and visitors do not see is content. */
export async function isOnlyContent(root: string, site: string): Promise<boolean> {
  const range = `${site}...HEAD`;
  const files = ((await askGit(root, ['diff', '--name-only', '--relative', range])) ?? '').split('\n');
  const allowed = [`${CONTENT}/`, ...GENERATED_FROM_CONTENT];
  return files.filter(Boolean).every((file) => allowed.some((one) => file.startsWith(one)));
}
