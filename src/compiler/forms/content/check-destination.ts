import { at, sentence } from '../../report/sentence.ts';
import { intended, suggestion } from '../../report/wording.ts';
import type { JsonPath } from '../../source/locations.ts';
import type { DataField } from '../form-fields.ts';
import { SERVER_COLUMNS } from '../table/destination.ts';
import { MAX_NAME } from '../table/sql-text.ts';
import type { FormFile, NamedEntry, ReportFormDiagnostic } from './form-file.ts';

/** The fields that a column stores, in the order of the data schema: a group is stored field by field. */
function storedFields(fields: readonly DataField[]): DataField[] {
  return fields.flatMap((field) => {
    if (!field.isStored) return [];
    return field.kind === 'group' ? storedFields(field.fields) : [field];
  });
}

function checkLength(name: string, jsonPath: JsonPath, report: ReportFormDiagnostic): void {
  if (name.length <= MAX_NAME) return;
  const message = `The name "${name}" has ${name.length} characters; a name in PostgreSQL has at most ${MAX_NAME}.`;
  report(jsonPath, message, 'Choose a shorter name in "destination".');
}

/** Checks a field that a column or a part of one names. Returns its definition if it can be stored. */
function checkField(
  entry: NamedEntry,
  fields: readonly DataField[],
  used: readonly NamedEntry[],
  report: ReportFormDiagnostic,
): DataField | undefined {
  const known = storedFields(fields);
  const found = known.find(({ path }) => path.join('.') === entry.name);
  if (found) return found;
  const subject = sentence`${at(entry.jsonPath)} is "${entry.name}"`;
  const names = known.map(({ path }) => path.join('.'));
  const right = intended(entry.name, names);
  const inGroup = names.filter((name) => name.startsWith(`${entry.name}.`));
  if (inGroup.length > 0) {
    report(
      entry.jsonPath,
      sentence`${subject}, a group; each of its fields has its own column.`,
      `Name one of: ${inGroup.join(', ')}.`,
    );
  } else {
    report(
      entry.jsonPath,
      sentence`${subject}; the form's schema has no such field.`,
      suggestion(entry.name, names),
      'value',
      used.some(({ name }) => name === right) ? undefined : right,
    );
  }
  return undefined;
}

/** Checks where the values of a form are stored: known fields, and one column for each. */
export function checkDestination(
  file: FormFile,
  fields: readonly DataField[],
  report: ReportFormDiagnostic,
): void {
  const used = [...file.columnFields, ...file.parts];
  const named = new Set<string>();
  for (const entry of file.columnFields) {
    if (!checkField(entry, fields, used, report)) continue;
    if (named.has(entry.name)) {
      const message = sentence`${at(entry.jsonPath)} is "${entry.name}", a field that another column stores.`;
      report(entry.jsonPath, message, 'Delete one of them.');
    }
    named.add(entry.name);
  }
  for (const part of file.parts) {
    const field = checkField(part, fields, used, report);
    if (field?.kind !== 'list') continue;
    const message = sentence`${at(part.jsonPath)} is "${part.name}", a list of groups, which cannot be part of a text.`;
    report(part.jsonPath, message, 'Remove it: the list has its own column.');
  }
  if (file.table) checkLength(file.table.name, file.table.jsonPath, report);
  const taken = new Set(SERVER_COLUMNS);
  for (const { name, jsonPath } of [...file.columns, ...file.combined]) {
    checkLength(name, jsonPath, report);
    if (taken.has(name)) {
      const message = sentence`${at(jsonPath)} is "${name}", a column that is filled already.`;
      report(jsonPath, message, `Choose another name. Every table has: ${SERVER_COLUMNS.join(', ')}.`);
    }
    taken.add(name);
  }
}
