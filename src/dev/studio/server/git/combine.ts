import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeContent } from '@json-site/dev/server';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import type { ConflictChoices } from '../../publish/protocol.ts';
import { mergeValues } from '../../values/merge-values.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { changedGenerated } from './commit-content.ts';
import { CONTENT, textAt } from './content-changes.ts';
import { type PushResult, refusalOf } from './push.ts';
import { askGit, git, tryGit } from './run-git.ts';

/** A value that both have changed. The empty path is the document, which one of them has deleted. */
export interface Conflict {
  file: string;
  /** The document as it is here, for its name. */
  document: unknown;
  path: JsonPath;
  mine: unknown;
  theirs: unknown;
}

/** The result of combining. `finish` keeps it, and `undo` restores the state before. */
type CombineResult =
  | { outcome: 'combined'; finish: () => Promise<void>; undo: () => Promise<unknown> }
  | { outcome: 'choose'; conflicts: Conflict[] }
  | PushResult;

/** Begins the message of each merge commit of the studio. */
const MESSAGE = 'Combine with what someone else has published';

/** Undoes a merge of the studio whose server has ended midway: only a developer could finish it. */
export async function undoUnfinishedMerge(root: string): Promise<void> {
  const location = await askGit(root, ['rev-parse', '--git-path', 'MERGE_MSG']);
  const file = location && path.resolve(root, location);
  if (!file || !existsSync(file) || !readFileSync(file, 'utf8').startsWith(MESSAGE)) return;
  await tryGit(root, ['merge', '--abort']);
}

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/**
 * Combines a file that git cannot combine, by its values. Adds what the editor must decide to `conflicts`. Rejects with
 * a SyntaxError if one of the versions is not JSON.
 */
async function combineFile(root: string, file: string, choices: ConflictChoices, conflicts: Conflict[]) {
  const stage = async (number: 1 | 2 | 3) => textAt(root, `:${number}`, file);
  const [base, mine, theirs] = await Promise.all([stage(1), stage(2), stage(3)]);
  const document = parsed(mine ?? theirs);
  const merged = mergeValues(parsed(base), parsed(mine), parsed(theirs), (at, own, other) => {
    const choice = choices[`${file} ${formatPath(at)}`];
    if (!choice) conflicts.push({ file, document, path: at, mine: own, theirs: other });
    return { value: choice === 'theirs' ? other : own };
  });
  const value = merged?.value;
  const text = value === undefined ? null : rewriteJson(mine ?? theirs ?? '{}', value, [theirs ?? '']);
  writeContent(root, new Map([[file, text]]));
  await git(root, ['add', '--all', '--', file]);
}

/** Merges a branch of the remote into the current one: by lines where git can, otherwise by values. */
export async function combineWithRemote(
  root: string,
  remote: string,
  target: string,
  choices: ConflictChoices,
): Promise<CombineResult> {
  const theirs = `refs/remotes/${remote}/${target}`;
  const fetched = await tryGit(root, ['fetch', '--quiet', remote, `+refs/heads/${target}:${theirs}`]);
  if (fetched.status !== 0) return refusalOf(fetched.stderr.trim(), target);
  const undo = () => tryGit(root, ['merge', '--abort']);
  const merged = await tryGit(root, ['merge', '--quiet', '--no-commit', '--no-ff', '-m', MESSAGE, theirs]);
  const unmerged = (await askGit(root, ['diff', '--name-only', '--relative', '-z', '--diff-filter=U'])) ?? '';
  const files = unmerged.split('\0').filter(Boolean);
  const isContent = (file: string) => file.startsWith(`${CONTENT}/`) && file.endsWith('.json');
  const generated = await changedGenerated(root);
  const others = files.filter((file) => !isContent(file) && !generated.includes(file));
  if (others.length > 0 || (merged.status !== 0 && files.length === 0)) {
    await undo();
    const reason = `${others.join('\n')}\n${merged.stdout}\n${merged.stderr}`.trim();
    return {
      outcome: 'refused',
      message: `Your changes and those of someone else are not only texts, so a developer must combine them. Send yours for review.\n${reason}`,
    };
  }
  const conflicts: Conflict[] = [];
  try {
    // Generated files follow the content: the check writes them again.
    for (const file of files.filter((one) => !isContent(one))) {
      await git(root, ['checkout', '--quiet', '--theirs', '--', file]);
    }
    for (const file of files.filter(isContent)) await combineFile(root, file, choices, conflicts);
  } catch (error) {
    await undo();
    if (!(error instanceof SyntaxError)) throw error;
    const message = `What someone else has published has a mistake, so that a developer must combine it with your changes. Send yours for review.\n${error.message}`;
    return { outcome: 'refused', message };
  }
  if (conflicts.length > 0) {
    await undo();
    return { outcome: 'choose', conflicts };
  }
  return {
    outcome: 'combined',
    undo,
    finish: async () => {
      await git(root, ['add', '--all', '--', CONTENT, ...(await changedGenerated(root))]);
      await git(root, ['commit', '--quiet', '--no-edit']);
    },
  };
}
