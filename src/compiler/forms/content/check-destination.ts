import { sentence } from '../../report/sentence.ts';
import type { DataField } from '../form-fields.ts';
import { SERVER_COLUMNS } from '../table/destination.ts';
import { MAX_NAME } from '../table/sql-text.ts';
import {
  entriesIn,
  type FormEntry,
  knownAmong,
  namedBy,
  type ReportFormDiagnostic,
  reportTaken,
  subjectOf,
} from './named-entries.ts';

/** The fields that a column stores, in the order of the data schema: a group is stored field by field. */
function storedFields(fields: readonly DataField[]): DataField[] {
  return fields.flatMap((field) => {
    if (!field.isStored) return [];
    return field.kind === 'group' ? storedFields(field.fields) : [field];
  });
}

/** Checks where the values of a form are stored: known fields, and one column for each. */
export function checkDestination(
  destination: FormEntry,
  fields: readonly DataField[],
  report: ReportFormDiagnostic,
): void {
  const stored = new Map(storedFields(fields).map((field) => [field.path.join('.'), field]));
  const columns = entriesIn(destination, 'columns');
  const combined = entriesIn(destination, 'combined');
  const ofColumns = namedBy('field', columns);
  const parts = namedBy(
    'field',
    combined.flatMap((entry) => entriesIn(entry, 'parts')),
  );
  knownAmong([...ofColumns, ...parts], [...stored.keys()], report);
  const known = ofColumns.filter(({ name }) => stored.has(name));
  reportTaken(known, [], 'a field that another column stores', 'Delete one of them.', report);
  for (const part of parts) {
    if (stored.get(part.name)?.kind !== 'list') continue;
    const message = sentence`${subjectOf(part)}, a list of groups, which cannot be part of a text.`;
    report(part.namePath, message, 'Remove it: the list has its own column.');
  }
  const names = namedBy('column', [...columns, ...combined]);
  for (const { name, namePath } of [...namedBy('table', [destination]), ...names]) {
    if (name.length <= MAX_NAME) continue;
    const message = `The name "${name}" has ${name.length} characters; a name in PostgreSQL has at most ${MAX_NAME}.`;
    report(namePath, message, 'Choose a shorter name in "destination".');
  }
  const hint = `Choose another name. Every table has: ${SERVER_COLUMNS.join(', ')}.`;
  reportTaken(names, SERVER_COLUMNS, 'a column that is filled already', hint, report);
}
