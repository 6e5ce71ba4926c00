import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentContext } from '../../../server/endpoint.ts';
import type { NotPublic, PageVersions, PublishState } from '../../publish/protocol.ts';
import {
  type ChangedFile,
  CONTENT,
  type ContentChanges,
  contentChanges,
  textAt,
} from '../git/content-changes.ts';
import { readRepository } from '../git/repository.ts';
import { askGit } from '../git/run-git.ts';
import { changedDocument, type FileTexts, suggestMessage } from './changed-documents.ts';
import { changedPages, compileVersions, pageVersions } from './page-versions.ts';

const NOTHING: ContentChanges = { files: [], fingerprint: '' };

async function textsOf(root: string, { kind, file, before }: ChangedFile): Promise<FileTexts> {
  const isJson = file.endsWith('.json');
  return {
    before: kind === 'added' || !isJson ? null : await textAt(root, 'HEAD', before),
    after: kind === 'removed' || !isJson ? null : readFileSync(path.join(root, file), 'utf8'),
  };
}

/** Compiles the last commit, and compares it with the content as it is. */
async function readVersions({ root, store }: ContentContext, { files }: ContentChanges) {
  const texts = await Promise.all(files.map((file) => textsOf(root, file)));
  const committed = new Map<string, string | null>();
  for (const [index, { file, before }] of files.entries()) {
    if (file.endsWith('.json') && file !== before) committed.set(file, null);
    if (before.endsWith('.json')) committed.set(before, texts[index]?.before ?? null);
  }
  store.refresh();
  return { texts, versions: compileVersions(store, committed) };
}

/** Reads what would be published, and where to. */
export async function publishState(context: ContentContext): Promise<PublishState> {
  const { root, store } = context;
  const repository = await readRepository(root);
  const changes = repository.obstacle ? NOTHING : await contentChanges(root);
  const { texts, versions } = await readVersions(context, changes);
  const { schemas } = store.input();
  const documents = changes.files.map((file, index) =>
    changedDocument(file, texts[index] ?? { before: null, after: null }, schemas),
  );
  return {
    ...repository,
    documents,
    pages: changedPages(versions),
    fingerprint: changes.fingerprint,
    suggestedMessage: suggestMessage(documents),
  };
}

/** Returns both versions of a page. */
export async function publishedPage(context: ContentContext, route: string): Promise<PageVersions> {
  const changes = await contentChanges(context.root);
  const { versions } = await readVersions(context, changes);
  return pageVersions(versions, route);
}

/** Lists the documents that visitors do not see as they are. */
export async function notPublic(root: string): Promise<NotPublic> {
  const { remote, siteBranch, obstacle } = await readRepository(root);
  if (obstacle) return { files: [] };
  const site = remote && siteBranch ? `refs/remotes/${remote}/${siteBranch}` : 'HEAD';
  const base = (await askGit(root, ['merge-base', 'HEAD', site])) ?? 'HEAD';
  const changed = await askGit(root, ['diff', '--name-only', '--relative', '-z', base, '--', CONTENT]);
  const added = await askGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', CONTENT]);
  return { files: `${changed}\0${added}`.split('\0').filter((file) => file.endsWith('.json')) };
}
