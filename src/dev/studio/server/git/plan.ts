import { createHash } from 'node:crypto';
import type { Repository } from '../../publish/protocol.ts';
import {
  type ChangedFile,
  changedFiles,
  differing,
  type Listing,
  listing,
  storeContent,
} from './content-changes.ts';
import { formOfFile, isInFormFolder } from './form-files.ts';
import { askGit, git } from './run-git.ts';
import { readNotes, type StudioNotes } from './studio-notes.ts';

/** Content in three versions: as visitors see it, as this computer has it, and the version both come from. */
export interface Plan {
  /** The commit that visitors see, as far as this repository knows; the last one if there is no such branch. */
  site: string;
  /** The commit of this computer. */
  head: string;
  /** The tree that has content/ as it is on the disk. */
  tree: string;
  /** Identifies content/ as it is on the disk: another fingerprint would publish something else. */
  fingerprint: string;
  public: Listing;
  mine: Listing;
  base: Listing;
  /** What this computer would change for visitors. */
  changes: ChangedFile[];
  /** Data schemas and migrations that it would change as well, by the form that they belong to. */
  ofForms: ReadonlyMap<string, string[]>;
  notes: StudioNotes;
}

/** Returns the branch that visitors see, as this repository knows it. */
export const siteRef = ({ remote, siteBranch }: Pick<Repository, 'remote' | 'siteBranch'>) =>
  remote && siteBranch ? `refs/remotes/${remote}/${siteBranch}` : 'HEAD';

/** The version of each file that the edits of this computer are based on. */
function baseOf(common: Listing, { bases }: StudioNotes): Listing {
  const base = new Map(common);
  for (const [file, id] of Object.entries(bases)) {
    if (id === null) base.delete(file);
    else base.set(file, id);
  }
  return base;
}

/** The changed data schemas and migrations by the form that they belong to. Other migrations are a developer's. */
function byForm(
  changes: readonly ChangedFile[],
  formOf: (file: string) => string | undefined,
): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of new Set(changes.flatMap(({ file, before }) => [file, before]))) {
    const form = isInFormFolder(file) ? formOf(file) : undefined;
    if (form !== undefined) files.set(form, [...(files.get(form) ?? []), file]);
  }
  return files;
}

/** Compares content/ on the disk with what visitors see. Writes no file. */
export async function readPlan(root: string, repository: Repository): Promise<Plan> {
  const ids = await askGit(root, ['rev-parse', 'HEAD', siteRef(repository)]);
  const [head = '', site = head] = (ids ?? (await git(root, ['rev-parse', 'HEAD'])).trim()).split('\n');
  const common = site === head ? head : ((await askGit(root, ['merge-base', head, site])) ?? site);
  const tree = await storeContent(root);
  const notes = await readNotes(root);
  const [ofSite, mine] = [await listing(root, site), await listing(root, tree)];
  const base = baseOf(common === site ? ofSite : await listing(root, common), notes);
  const isTheirs = (file: string) => mine.get(file) === base.get(file);
  const all = differing(ofSite, mine).length > 0 ? await changedFiles(root, site, tree) : [];
  // The work of others that has not arrived yet is no change of this computer.
  const own = all.filter(({ file, before }) => !(isTheirs(file) && isTheirs(before)));
  return {
    ...{ site, head, tree, notes, public: ofSite, mine, base },
    fingerprint: createHash('sha256')
      .update(JSON.stringify([...mine]))
      .digest('hex'),
    changes: own.filter(({ file }) => !isInFormFolder(file)),
    ofForms: byForm(own, formOfFile(root, [...ofSite.keys(), ...mine.keys()])),
  };
}
