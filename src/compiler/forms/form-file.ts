import { isObject } from '../schema/schema-walk.ts';
import type { JsonPath } from '../source/locations.ts';

/** An entry of a list in a form's file, by what it names. */
export interface Named {
  name: string;
  segments: JsonPath;
  value: Record<string, unknown>;
}

/** Tells a problem of a form's file. */
export type ReportFormDiagnostic = (segments: JsonPath, message: string, hint?: string) => void;

/** The objects of a list. */
export function objects(value: unknown, name: string, segments: JsonPath): Named[] {
  const list = isObject(value) ? value[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) =>
    isObject(item) ? [{ name: '', segments: [...segments, name, index], value: item }] : [],
  );
}

/** Those of them that name something, by that name and at its place. */
export function naming(items: Named[], property: string): Named[] {
  return items.flatMap((item) => {
    const name = item.value[property];
    return typeof name === 'string' ? [{ ...item, name, segments: [...item.segments, property] }] : [];
  });
}

/** What a form's file says about fields and columns, however wrong the rest of it may be. */
export interface FormFile {
  fields: Named[];
  table: Named | undefined;
  /** By the name of the column. */
  columns: Named[];
  combined: Named[];
  /** By the name of the field: all that is stored in some column. */
  stored: Named[];
}

/** Reads the lists of a form's file. */
export function readFormFile(value: unknown): FormFile {
  const sections = objects(value, 'sections', []);
  const destination = isObject(value) ? value['destination'] : undefined;
  const columns = objects(destination, 'columns', ['destination']);
  const combined = objects(destination, 'combined', ['destination']);
  const parts = combined.flatMap((entry) => objects(entry.value, 'parts', entry.segments));
  const place = isObject(destination) ? [{ name: '', segments: ['destination'], value: destination }] : [];
  return {
    fields: naming(
      sections.flatMap((section) => objects(section.value, 'fields', section.segments)),
      'name',
    ),
    table: naming(place, 'table')[0],
    columns: naming(columns, 'column'),
    combined: naming(combined, 'column'),
    stored: naming([...columns, ...parts], 'field'),
  };
}
