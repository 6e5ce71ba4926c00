import type { Sentence } from '../../report/sentence.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath, ValuePart } from '../../source/locations.ts';

/** An entry of a list in a form's file, with the field or column that it names. */
export interface NamedEntry {
  name: string;
  jsonPath: JsonPath;
  value: Record<string, unknown>;
}

export type ReportFormDiagnostic = (
  jsonPath: JsonPath,
  message: Sentence,
  hint?: Sentence,
  part?: ValuePart,
  /** The only value that can be meant. */
  right?: string | number | boolean,
) => void;

/** Returns the objects of a list, without names. */
export function entriesOf(value: unknown, name: string, jsonPath: JsonPath): NamedEntry[] {
  const list = isObject(value) ? value[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) =>
    isObject(item) ? [{ name: '', jsonPath: [...jsonPath, name, index], value: item }] : [],
  );
}

/** Returns the entries that have a name in the given property, at the JSON path of that property. */
export function withNames(items: NamedEntry[], property: string): NamedEntry[] {
  return items.flatMap((item) => {
    const name = item.value[property];
    return typeof name === 'string' ? [{ ...item, name, jsonPath: [...item.jsonPath, property] }] : [];
  });
}

/** The fields and columns of a form's file. The rest of the file may be invalid. */
export interface FormFile {
  /** Named by their id. */
  sections: NamedEntry[];
  /** The fields of all sections. */
  fields: NamedEntry[];
  /** The destination as written. */
  written: unknown;
  table: NamedEntry | undefined;
  /** Named by their column. */
  columns: NamedEntry[];
  /** The same, named by their field. */
  columnFields: NamedEntry[];
  combined: NamedEntry[];
  /** The parts of combined columns, named by their field. */
  parts: NamedEntry[];
}

export function readFormFile(value: unknown): FormFile {
  const sections = entriesOf(value, 'sections', []);
  const written = isObject(value) ? value['destination'] : undefined;
  const columns = entriesOf(written, 'columns', ['destination']);
  const combined = entriesOf(written, 'combined', ['destination']);
  const parts = combined.flatMap((entry) => entriesOf(entry.value, 'parts', entry.jsonPath));
  const destinations = isObject(written) ? [{ name: '', jsonPath: ['destination'], value: written }] : [];
  return {
    sections: withNames(sections, 'id'),
    fields: withNames(
      sections.flatMap((section) => entriesOf(section.value, 'fields', section.jsonPath)),
      'name',
    ),
    written,
    table: withNames(destinations, 'table')[0],
    columns: withNames(columns, 'column'),
    columnFields: withNames(columns, 'field'),
    combined: withNames(combined, 'column'),
    parts: withNames(parts, 'field'),
  };
}
