import { kindOfFile, parseFile } from '@json-site/compiler/documents';
import type { SchemaSet } from '@json-site/compiler/schema';
import { documentName } from '@json-site/dev/shared';
import type { ChangedDocument } from '../../publish/protocol.ts';
import { describeChanges } from '../../values/describe-changes.ts';
import type { ChangedFile } from '../git/content-changes.ts';
import { addressOf } from '../studio-site.ts';

/** A changed file with its texts. Null when it does not exist, or when it is not JSON. */
export interface ChangedTexts extends ChangedFile {
  textBefore: string | null;
  textAfter: string | null;
}

const parsed = (path: string, text: string | null) =>
  text === null ? undefined : parseFile({ path, text }).value;

/** Describes a changed file in the words of its form. */
export function changedDocument(changed: ChangedTexts, schemas: SchemaSet): ChangedDocument {
  const { kind, file } = changed;
  const [before, after] = [parsed(changed.before, changed.textBefore), parsed(file, changed.textAfter)];
  const isDescribed = before !== undefined && after !== undefined;
  const schema = kindOfFile(file, schemas)?.schema;
  const changes = isDescribed ? describeChanges(before, after, schema, schemas) : [];
  if (kind === 'moved') {
    const addresses = { before: addressOf(changed.before), after: addressOf(file) };
    changes.unshift({ kind, where: ['Address'], path: [], ...addresses });
  }
  return { file, name: documentName(file, after ?? before), kind, changes };
}

/** Names a changed document: a file that is no document by its kind, since its name says nothing. */
function nameOf({ file, name }: ChangedDocument): string {
  return file.endsWith('.json') ? name.replace(/^Page “(.*)”$/, '$1') : 'picture';
}

/** Suggests the message: "Change Title of Contact", "Change Redirects, Site and 2 more", "Add 8 pictures". */
export function suggestMessage(documents: readonly ChangedDocument[]): string {
  const verbs = { added: 'Add', removed: 'Delete', changed: 'Change', moved: 'Move' };
  const kinds = new Set(documents.map(({ kind }) => kind));
  const [kind = 'changed'] = kinds.size === 1 ? kinds : [];
  const [first, ...others] = documents;
  const fields = new Set(first?.changes.map(({ where }) => where.join(' › ')));
  if (first && others.length === 0 && kind === 'changed' && fields.size > 0 && fields.size <= 2) {
    return `Change ${[...fields].join(' and ')} of ${nameOf(first)}`;
  }
  const pictures = documents.filter(({ file }) => !file.endsWith('.json')).length;
  const names = documents.map(nameOf).filter((name) => name !== 'picture');
  if (pictures > 0) names.push(pictures === 1 ? 'a picture' : `${pictures} pictures`);
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  const last = shown.pop() ?? 'content';
  return `${verbs[kind]} ${shown.length > 0 ? `${shown.join(', ')} and ` : ''}${last}`;
}
