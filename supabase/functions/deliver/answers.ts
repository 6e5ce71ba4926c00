import type { FieldLayout, FormLayout } from './layout.ts';
import { labelOf, VALUE_FORMATS, valueText } from './text.ts';

/** An answer with its label: a text, or the answers of a group or a list. */
export interface Answer {
  label: string;
  text?: string;
  answers?: Answer[];
}

export interface AnswerSection {
  heading?: string;
  answers: Answer[];
}

type Row = Record<string, unknown>;

/** Columns that the server sets. */
const SERVER_COLUMNS = ['id', 'created_at'];

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : valueText(value) === '';

function scalarText(
  { options, format, unit = '', decimals }: Partial<FieldLayout>,
  value: unknown,
  timeZone: string,
): string {
  const key = String(value);
  if (options && Object.hasOwn(options, key)) return valueText(options[key]);
  if (
    (unit !== '' || decimals !== undefined) &&
    value !== null &&
    value !== '' &&
    Number.isFinite(Number(value))
  ) {
    const number = decimals === undefined ? valueText(value) : Number(value).toFixed(decimals);
    return `${unit}${/[\p{L}]$/u.test(unit) ? ' ' : ''}${number}`;
  }
  const text = valueText(value);
  return format ? VALUE_FORMATS[format](text, timeZone) : text;
}

/** Reads a value by its layout. A value of another shape is shown as it is stored. */
function readValue(field: FieldLayout, value: unknown, timeZone: string): Answer[] {
  const { label, fields = [], itemLabel = `${field.label} {number}` } = field;
  if (isRow(value))
    return labelled(label, [
      ...readFields(fields, value, timeZone),
      ...readOthers(value, namesOf(fields), timeZone),
    ]);
  if (isEmpty(value)) return [];
  if (Array.isArray(value) && value.some(isRow)) {
    const labelOfItem = (index: number) => itemLabel.replace('{number}', String(index + 1));
    const items = value.flatMap((item, index) =>
      readValue({ ...field, label: labelOfItem(index) }, item, timeZone),
    );
    return labelled(label, items);
  }
  const texts = [value].flat().map((entry) => scalarText(field, entry, timeZone));
  // An entry may contain commas.
  return [{ label, text: texts.join('\n') }];
}

const labelled = (label: string, answers: Answer[]): Answer[] =>
  answers.length > 0 ? [{ label, answers }] : [];

/** The names that fields read from a row. */
const namesOf = (fields: FieldLayout[]): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => name ?? namesOf(inner));

function readFields(fields: FieldLayout[], row: Row, timeZone: string): Answer[] {
  return fields.flatMap((field) => {
    if (field.name !== undefined) return readValue(field, row[field.name], timeZone);
    return labelled(field.label, readFields(field.fields ?? [], row, timeZone));
  });
}

/** Reads the values that no field shows, in the order of the row, with labels made from their names. */
function readOthers(row: Row, known: string[], timeZone: string): Answer[] {
  const names = Object.keys(row).filter((name) => !known.includes(name));
  return names.flatMap((name) => readValue({ label: labelOf(name) }, row[name], timeZone));
}

/** Reads the answers that visitors have seen in the form, and no other column. */
export const readShownAnswers = (row: Row, { sections }: FormLayout, timeZone: string): Answer[] =>
  sections.filter(({ hidden }) => !hidden).flatMap(({ fields }) => readFields(fields, row, timeZone));

/**
 * Reads the answers of a stored row, in the order and words of its form. Without a layout, labels are the columns'
 * names.
 */
export function readAnswers(
  row: Row,
  layout: FormLayout = { form: '', sections: [] },
  timeZone = 'UTC',
): AnswerSection[] {
  const { sections, combined = [] } = layout;
  const known = sections.flatMap(({ fields }) => namesOf(fields));
  const others = readOthers(row, [...SERVER_COLUMNS, ...combined, ...known], timeZone);
  return [
    ...sections.map(({ fields, heading }) => ({
      ...(heading !== undefined && { heading }),
      answers: readFields(fields, row, timeZone),
    })),
    { answers: others },
  ].filter(({ answers }) => answers.length > 0);
}
