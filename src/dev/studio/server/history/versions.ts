import { kindOfFile, parseFile } from '@json-site/compiler/documents';
import { type ContentContext, contentFilePath, DevApiError } from '@json-site/dev/server';
import { isObject } from '@json-site/values/objects';
import type { DocumentHistory, DocumentVersion, OldVersion } from '../../history/protocol.ts';
import type { PageValue } from '../../protocol.ts';
import { describeChanges } from '../../values/describe-changes.ts';
import { checkDraft } from '../drafts/check-draft.ts';
import { readDocument } from '../drafts/read-document.ts';
import { rememberText } from '../files/earlier-texts.ts';
import { textAt } from '../git/content-changes.ts';
import { askGit, git } from '../git/run-git.ts';

const MOST_VERSIONS = 100;
const [RECORD, UNIT] = ['\x1e', '\x1f'];

/** Parses one commit of the log: its fields, and below them the status and the paths of the file. */
function parseRecord(record: string): DocumentVersion[] {
  const [fields = '', ...lines] = record.split('\n');
  const [commit = '', author = '', date = '', subject = ''] = fields.split(UNIT);
  const [status = '', ...paths] = (lines.find((line) => line.includes('\t')) ?? '').split('\t');
  const path = paths.at(-1);
  return path && !status.startsWith('D') ? [{ commit, path, author, date, subject }] : [];
}

/** Lists the commits that changed a document, also those from before it was moved. */
export async function documentHistory({ root }: ContentContext, file: string): Promise<DocumentHistory> {
  contentFilePath(root, file);
  if ((await askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === null) {
    return {
      versions: [],
      obstacle: 'This project is not in a git repository with a commit, so it has no history.',
    };
  }
  const format = `--format=${RECORD}${['%H', '%an', '%aI', '%s'].join(UNIT)}`;
  const options = ['--follow', '--name-status', '--relative', `--max-count=${MOST_VERSIONS}`, format];
  const log = await git(root, ['-c', 'core.quotePath=false', 'log', ...options, '--', file]);
  return { versions: log.split(RECORD).filter(Boolean).flatMap(parseRecord), obstacle: '' };
}

/** Reads a version of a document, of which `path` is its path then, and compares it with the file. Writes nothing. */
export async function oldVersion(
  context: ContentContext,
  { file, path, commit }: Record<'file' | 'path' | 'commit', string>,
): Promise<OldVersion> {
  const { root, store } = context;
  for (const one of [file, path]) contentFilePath(root, one);
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new DevApiError(400, `"${commit}" is not a commit.`);
  const text = await textAt(root, commit, path);
  if (text === null) throw new DevApiError(404, `The commit ${commit} has no file ${path}.`);
  const { value, diagnostics } = parseFile({ path, text });
  if (!isObject(value) || diagnostics.length > 0) return { value: null, changes: [], payload: null };
  // Restoring this version restores its layout.
  rememberText(root, file, text);
  store.refresh();
  const { schemas } = store.input();
  const source = store.source(file);
  const { shown: inForm } = source ? readDocument(root, file) : { shown: (one: unknown) => one };
  const current = inForm(source && parseFile(source).value);
  // The relative path of the schema belongs to the folder, not to the text.
  const $schema = isObject(current) ? current['$schema'] : undefined;
  const before = inForm(value) as PageValue;
  const restored = typeof $schema === 'string' ? { ...before, $schema } : before;
  const shown = source && (await checkDraft(context, { file, value: restored }));
  return {
    value: restored,
    changes: describeChanges(current, restored, kindOfFile(file, schemas)?.schema, schemas),
    payload: shown?.payload ?? null,
    ...(shown?.shared && { shared: shown.shared }),
  };
}
