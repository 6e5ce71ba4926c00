import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFilePath, writeContent } from '@json-site/dev/server';
import type { ConflictChoices } from '../../publish/protocol.ts';
import { type Conflict, combineTexts, isJsonFile, type Versions } from './combine.ts';
import { differing, type Listing, listing, textOf, withIndex } from './content-changes.ts';
import { isFormSchema } from './form-files.ts';
import type { Plan } from './plan.ts';
import type { SentReview } from './reviews.ts';
import { git } from './run-git.ts';

/** A review that is public, with the content of the commit that made it so. */
export interface MergedReview {
  review: SentReview;
  at: string;
  public: Listing;
}

/** What becomes of content/ when the work of others is combined with that of this computer. */
export interface Combination {
  /** New texts by file. Null deletes the file. */
  texts: Map<string, string | null>;
  /** The texts that these replace. */
  before: Map<string, string | null>;
  /** Other files of others, such as pictures. */
  theirs: string[];
  conflicts: Conflict[];
  /** Files that cannot be combined, because one version is not JSON. */
  unreadable: string[];
  /** The versions that the edits are based on afterwards. */
  bases: Record<string, string | null>;
}

/** True for a document that the studio can write; git writes the others. */
function isWritable(root: string, file: string): boolean {
  try {
    return isJsonFile(file) && (isFormSchema(file) || contentFilePath(root, file) !== '');
  } catch {
    return false;
  }
}

function textOnDisk(root: string, file: string): string | null {
  const target = path.join(root, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : null;
}

/** A text that was sent for review and accepted is based on what was accepted, with what others have made of it. */
async function rebased(
  root: string,
  file: string,
  versions: Versions,
  merged: readonly MergedReview[],
): Promise<Versions & { baseId?: string | null }> {
  let now: Versions & { baseId?: string | null } = versions;
  for (const { review, public: accepted } of merged) {
    if (!review.files.includes(file)) continue;
    const base = await textOf(root, review.after.get(file));
    const theirs = await textOf(root, accepted.get(file));
    const combined = await combineTexts(file, { base, mine: now.mine, theirs });
    if ('text' in combined)
      now = { ...now, base: theirs, mine: combined.text, baseId: accepted.get(file) ?? null };
  }
  return now;
}

/** Combines what others have made public since with content/ on the disk. Writes nothing. */
export async function combineWithPublic(
  root: string,
  plan: Plan,
  merged: readonly MergedReview[] = [],
  choices: ConflictChoices = {},
): Promise<Combination> {
  const result: Combination = {
    texts: new Map(),
    before: new Map(),
    theirs: [],
    conflicts: [],
    unreadable: [],
    bases: { ...plan.notes.bases },
  };
  const accepted = merged.flatMap(({ review }) => review.files);
  for (const file of new Set([...differing(plan.base, plan.public), ...accepted])) {
    const [baseId, mineId, publicId] = [plan.base, plan.mine, plan.public].map((one) => one.get(file));
    if (!isWritable(root, file)) {
      const isAccepted = merged.some(({ review }) => review.after.get(file) === mineId);
      const choice = choices[`${file} `];
      const isMine = mineId === publicId || choice === 'mine';
      if (mineId === baseId || isAccepted || choice === 'theirs') result.theirs.push(file);
      else if (!isMine) {
        const values = { mine: mineId && 'your file', theirs: publicId && 'their file' };
        result.conflicts.push({ file, document: undefined, path: [], ...values });
        result.bases[file] = baseId ?? null;
        continue;
      }
      result.bases[file] = publicId ?? null;
      continue;
    }
    const onDisk = textOnDisk(root, file);
    const versions = await rebased(
      root,
      file,
      { base: await textOf(root, baseId), mine: onDisk, theirs: await textOf(root, publicId) },
      merged,
    ).catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    try {
      if (!versions) throw new SyntaxError();
      const combined = await combineTexts(file, versions, choices);
      if ('conflicts' in combined) {
        result.conflicts.push(...combined.conflicts);
        result.bases[file] = versions.baseId === undefined ? (baseId ?? null) : versions.baseId;
        if (versions.baseId !== undefined && versions.mine !== onDisk) {
          result.texts.set(file, versions.mine);
          result.before.set(file, onDisk);
        }
        continue;
      }
      result.bases[file] = publicId ?? null;
      if (combined.text === onDisk) continue;
      result.texts.set(file, combined.text);
      result.before.set(file, onDisk);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      result.unreadable.push(file);
      result.bases[file] = baseId ?? null;
    }
  }
  return result;
}

/** Writes a combination to content/. Returns false, and writes nothing, if a file was saved in the meantime. */
export async function writeCombination(root: string, plan: Plan, combination: Combination): Promise<boolean> {
  const { texts, before, theirs } = combination;
  if ([...before].some(([file, text]) => textOnDisk(root, file) !== text)) return false;
  writeContent(root, texts);
  const written = theirs.filter((file) => plan.public.has(file));
  for (const file of theirs) if (!plan.public.has(file)) rmSync(path.join(root, file), { force: true });
  if (written.length > 0) {
    await withIndex(root, async (env) => {
      await git(root, ['read-tree', plan.site], env);
      const files = written.map((file) => `${file}\0`).join('');
      await git(root, ['checkout-index', '--force', '-z', '--stdin'], env, files);
    });
  }
  return true;
}

/** The content of the public commit that has made a review public. */
export async function mergedReview(root: string, review: SentReview, at: string): Promise<MergedReview> {
  return { review, at, public: await listing(root, at) };
}
