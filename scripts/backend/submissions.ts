import { type AnswerSection, readAnswers } from '../../supabase/functions/deliver/answers.ts';
import type { FormLayout } from '../../supabase/functions/deliver/layout.ts';
import { referenceOf } from '../../supabase/functions/deliver/reference.ts';
import { answerText } from '../../supabase/functions/deliver/render.ts';
import { labelOf } from '../../supabase/functions/deliver/text.ts';

/** A stored row: values by column. */
export type Submission = Record<string, unknown>;

/** The submissions of one form. */
export interface Inbox {
  form: string;
  /** How the form presents its fields. */
  layout?: FormLayout | undefined;
  rows: Submission[];
  /** How many there are, if these rows are the newest of them. */
  count?: number | undefined;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Formats a stored value in one line. */
export function asText(value: unknown): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(asText).join(isObjectList(value) ? '; ' : ', ');
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value as object).filter(([, one]) => !isEmpty(one));
  return entries.map(([name, one]) => `${labelOf(name).toLowerCase()}: ${asText(one)}`).join(', ');
}

const isObjectList = (list: unknown[]) => list.some((item) => typeof item === 'object' && item !== null);

const minute = (value: unknown) => new Date(asText(value)).toISOString().slice(0, 16).replace('T', ' ');

/** Longer labels are on a separate line. */
const LABEL_WIDTH = 32;

/** Answers in two columns. */
function columns(sections: AnswerSection[]): string[] {
  const labels = sections.flatMap(({ answers }) => answers.map(({ label }) => label.length));
  const width = Math.max(0, ...labels.filter((length) => length <= LABEL_WIDTH));
  return sections.flatMap(({ heading, answers }) => [
    ...(heading ? [`  ${heading}`] : []),
    ...answers.map((answer) => {
      const isLong = answer.label.length > width;
      const margin = ' '.repeat(heading ? 4 : 2);
      const text = answerText(answer).replaceAll('\n', `\n${margin}${' '.repeat(width)}  `);
      return isLong
        ? `${margin}${answer.label}\n${margin}${' '.repeat(width)}  ${text}`
        : `${margin}${answer.label.padEnd(width)}  ${text}`;
    }),
  ]);
}

function describe({ form, layout }: Inbox, row: Submission): string {
  const id = asText(row['id']);
  const head = `${minute(row['created_at'])} UTC  ${form}  ${referenceOf(id)}  ${id}`;
  return [head, ...columns(readAnswers(row, layout))].join('\n');
}

/** Formats submissions for the terminal, newest first, and adds the count of each form. */
export function listSubmissions(inboxes: Inbox[]): string {
  const entries = inboxes.flatMap((inbox) => inbox.rows.map((row) => ({ inbox, row })));
  const timeOf = ({ row }: { row: Submission }) => new Date(asText(row['created_at'])).getTime();
  const texts = entries.sort((a, b) => timeOf(b) - timeOf(a)).map(({ inbox, row }) => describe(inbox, row));
  const countOf = ({ rows, count = rows.length }: Inbox) => count;
  const total = inboxes.reduce((sum, inbox) => sum + countOf(inbox), 0);
  const more = `${total - texts.length} more. --limit ${total} lists all of them.`;
  const counts = inboxes.map((inbox) => `${inbox.form}: ${countOf(inbox)}`).join(', ');
  return [...texts, counts, ...(total > texts.length ? [more] : [])].join('\n\n');
}
