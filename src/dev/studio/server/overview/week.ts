import type { ContentContext } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import type { PublicChange } from '../../overview/protocol.ts';
import { parsedOrNull } from '../git/combine.ts';
import { CONTENT, kindOfStatus, textOf } from '../git/content-changes.ts';
import { git } from '../git/run-git.ts';
import { ADDRESSES } from '../publish/unpublished.ts';

const [RECORD, UNIT] = ['\x1e', '\x1f'];

/** Enough for a week of many people; each further one would make the view slower. */
const MOST_COMMITS = 50;
const MOST_DOCUMENTS = 12;

/** A line of `git log --raw`: modes, the ids before and after, the status, and one path, or two after a move. */
interface RawLine {
  status: string;
  file: string;
  /** The id of the file after the commit, or of the one that was deleted. */
  blob: string;
}

function parseLine(line: string): RawLine {
  const [fields = '', ...paths] = line.split('\t');
  const [, , before = '', after = '', status = ''] = fields.split(' ');
  return { status, file: paths.at(-1) ?? '', blob: status === 'D' ? before : after };
}

/** Lists what has become public in the last seven days, and by whom: documents by their titles. */
export async function changesOfWeek(
  { root, store }: Pick<ContentContext, 'root' | 'store'>,
  site: string,
): Promise<PublicChange[]> {
  const format = `--format=${RECORD}${['%H', '%an', '%aI', '%s'].join(UNIT)}`;
  const which = ['--since=7.days', '--no-merges', `--max-count=${MOST_COMMITS}`];
  const how = ['--raw', '--no-abbrev', '-M', '--relative', format];
  const log = await git(root, ['-c', 'core.quotePath=false', 'log', ...which, ...how, site, '--', CONTENT]);
  const nameOf = async ({ file, blob }: RawLine) => {
    const text = store.source(file)?.text ?? (file.endsWith('.json') ? await textOf(root, blob) : null);
    return documentName(file, parsedOrNull(text));
  };
  const records = log.split(RECORD).filter(Boolean);
  return Promise.all(
    records.map(async (record) => {
      const [fields = '', ...lines] = record.split('\n');
      const [commit = '', by = '', at = '', message = ''] = fields.split(UNIT);
      const files = lines
        .filter((line) => line.startsWith(':'))
        .map(parseLine)
        .filter(({ file }) => file !== ADDRESSES);
      const shown = files.slice(0, MOST_DOCUMENTS);
      const documents = await Promise.all(
        shown.map(async (one) => ({
          file: one.file,
          name: await nameOf(one),
          kind: kindOfStatus(one.status),
        })),
      );
      return { commit, by, at, message, documents, more: files.length - shown.length };
    }),
  );
}
