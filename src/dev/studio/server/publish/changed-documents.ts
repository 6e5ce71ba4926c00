import { kindOfFile, parseFile } from '@json-site/compiler/documents';
import type { SchemaSet } from '@json-site/compiler/schema';
import { documentName } from '@json-site/dev/shared';
import type { ChangedDocument, UnpublishedFile } from '../../publish/protocol.ts';
import { describeChanges, type ValueChange } from '../../values/describe-changes.ts';
import { addressOf } from '../studio-site.ts';

/** A changed file with its texts. Null when it does not exist, or when it is not JSON. */
export interface ChangedTexts extends UnpublishedFile {
  textBefore: string | null;
  textAfter: string | null;
}

const parsed = (path: string, text: string | null) =>
  text === null ? undefined : parseFile({ path, text }).value;

/** What answers may be has changed: the texts of a form do not say all of it. */
const ruleChange = (files: readonly string[]): ValueChange => ({
  kind: 'added',
  where: ['Table of answers'],
  path: [],
  before: '',
  after: files.some((file) => file.endsWith('.sql'))
    ? 'a change that the database of the live site needs first'
    : 'a change of what answers may be',
});

/** Describes a changed file in the words of its form. */
export function changedDocument(
  { textBefore, textAfter, ...changed }: ChangedTexts,
  schemas: SchemaSet,
): ChangedDocument {
  const { kind, file } = changed;
  const [before, after] = [parsed(changed.before, textBefore), parsed(file, textAfter)];
  const isDescribed = before !== undefined && after !== undefined;
  const schema = kindOfFile(file, schemas)?.schema;
  const changes = isDescribed ? describeChanges(before, after, schema, schemas) : [];
  if (kind === 'moved') {
    const addresses = { before: addressOf(changed.before), after: addressOf(file) };
    changes.unshift({ kind, where: ['Address'], path: [], ...addresses });
  }
  if (changed.with) changes.push(ruleChange(changed.with));
  return { ...changed, name: documentName(file, after ?? before), changes };
}
