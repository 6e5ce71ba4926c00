import { allFields, type DataField } from '../form-fields.ts';
import { SERVER_COLUMNS, SYSTEM_COLUMNS } from '../table/destination.ts';
import { MAX_NAME } from '../table/sql-text.ts';
import {
  entriesIn,
  type FormEntry,
  knownAmong,
  namedBy,
  type ReportFormDiagnostic,
  reportTaken,
  reportValue,
} from './named-entries.ts';

/** Checks where the values of a form are stored: known fields, and one column for each. */
export function checkDestination(
  destination: FormEntry,
  fields: readonly DataField[],
  report: ReportFormDiagnostic,
): void {
  // A column stores a whole list, but not a group: each of its fields has its own.
  const isColumn = ({ kind, path }: DataField) => kind !== 'group' && !path.includes('*');
  const stored = new Map(
    allFields(fields)
      .filter(isColumn)
      .map((field) => [field.path.join('.'), field]),
  );
  const columns = entriesIn(destination, 'columns');
  const combined = entriesIn(destination, 'combined');
  const ofColumns = namedBy('field', columns);
  const parts = namedBy(
    'field',
    combined.flatMap((entry) => entriesIn(entry, 'parts')),
  );
  const named = [...ofColumns, ...parts].filter((entry) => {
    const inGroup = [...stored.keys()].filter((path) => path.startsWith(`${entry.name}.`));
    const hint = `Name one of: ${inGroup.join(', ')}.`;
    if (inGroup.length > 0)
      reportValue(entry, ', a group; each of its fields has its own column.', hint, report);
    return inGroup.length === 0;
  });
  knownAmong(named, [...stored.keys()], report);
  const known = ofColumns.filter(({ name }) => stored.has(name));
  reportTaken(known, [], 'a field that another column stores', 'Delete one of them.', report);
  for (const part of parts) {
    if (stored.get(part.name)?.kind !== 'list') continue;
    const hint = 'Remove it: the list has its own column.';
    reportValue(part, ', a list of groups, which cannot be part of a text.', hint, report);
  }
  const names = namedBy('column', [...columns, ...combined]);
  for (const { name, namePath } of [...namedBy('table', [destination]), ...names]) {
    if (name.length <= MAX_NAME) continue;
    const message = `The name "${name}" has ${name.length} characters; a name in PostgreSQL has at most ${MAX_NAME}.`;
    report(namePath, message, 'Choose a shorter name in "destination".');
  }
  const taken = [...SERVER_COLUMNS, ...SYSTEM_COLUMNS];
  const hint = `Choose another name. Every table has: ${taken.join(', ')}.`;
  reportTaken(names, taken, 'a column that is filled already', hint, report);
}
