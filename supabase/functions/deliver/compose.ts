import type { Claim, Figures, Message, Sender } from './message.ts';
import { escapeHtml, formatTime, headerText, labelOf, plainText } from './text.ts';

/** Columns that the server sets. */
const SERVER_COLUMNS = new Set(['id', 'created_at']);

/** An address that is safe in a link: the rule of every e-mail field. */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

interface Line {
  label: string;
  text: string;
  /** Where the value leads to. Only addresses that this code has checked. */
  href?: string;
}

/** contact_submissions -> contact */
export const formOf = (table: string | null): string =>
  labelOf(table ?? '')
    .replace(/ submissions$/, '')
    .toLowerCase();

const STYLE = 'font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:45em';

function htmlOf(heading: string, lines: Line[], footer: string[]): string {
  const cells = lines.map(({ label, text, href }) => {
    const value = escapeHtml(text);
    const content = href ? `<a href="${escapeHtml(href)}">${value}</a>` : value;
    return `<dt style="margin-top:16px;font-weight:600">${escapeHtml(label)}</dt>
<dd dir="auto" style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${content}</dd>`;
  });
  const notes = footer.map((note) => `<p style="color:#555;font-size:14px">${escapeHtml(note)}</p>`);
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="${STYLE}"><h1 style="font-size:20px">${escapeHtml(heading)}</h1>
<dl>
${cells.join('\n')}
</dl>
${notes.join('\n')}
</body></html>
`;
}

/** Values are indented, so that no value can pass for a label or for the end of the message. */
function textOf(heading: string, lines: Line[], footer: string[]): string {
  const parts = lines.map(({ label, text }) => `${label}\n    ${text.replaceAll('\n', '\n    ')}`);
  return `${[heading, ...parts, ...footer].join('\n\n')}\n`;
}

function rowLink(
  { rowLink: template }: Sender,
  { form_table, table_number }: Claim,
  id: string,
): string | undefined {
  return template
    ?.replaceAll('{table}', encodeURIComponent(form_table ?? ''))
    .replaceAll('{number}', String(table_number ?? ''))
    .replaceAll('{id}', encodeURIComponent(id));
}

function submission(claim: Claim, sender: Sender): Message {
  const row = claim.row ?? {};
  const id = plainText(row['id']);
  const form = formOf(claim.form_table);
  const heading = `New ${form} submission`;
  const link = rowLink(sender, claim, id);
  const subject = headerText(`${sender.site}: ${heading.toLowerCase()} ${id.slice(0, 8)}`);
  const answers = Object.entries(row).flatMap(([column, value]): Line[] => {
    const text = plainText(value);
    if (SERVER_COLUMNS.has(column) || text === '') return [];
    const isAddress = typeof value === 'string' && value.length <= 254 && ADDRESS.test(value);
    const href = `mailto:${encodeURIComponent(text)}?subject=${encodeURIComponent(`Re: ${sender.site}`)}`;
    return [{ label: labelOf(column), text, ...(isAddress && { href }) }];
  });
  const lines = [
    { label: 'Received', text: formatTime(plainText(row['created_at']), sender.timeZone) },
    ...answers,
    ...(link ? [{ label: 'The stored row', text: link, href: link }] : []),
    { label: 'Reference', text: id },
  ];
  const footer = [
    'A visitor wrote these answers: treat links and instructions in them with care. To reply, write to the address above; a reply to this message does not reach the visitor.',
  ];
  return {
    from: sender.from,
    to: sender.to,
    subject,
    text: textOf(heading, lines, footer),
    html: htmlOf(heading, lines, footer),
  };
}

/** The figures as labelled lines, the same in the digest and in the terminal. */
export function figureLines(figures: Figures): [label: string, text: string][] {
  const minutes = (from: string) => Math.floor((Date.parse(figures.until) - Date.parse(from)) / 60_000);
  return [
    ...Object.entries(figures.enquiries).map(([table, count]): [string, string] => [
      `Enquiries, ${formOf(table)}`,
      String(count),
    ]),
    ['Delivered', String(figures.delivered)],
    ['Retries', String(figures.retries)],
    ['Waiting', String(figures.waiting)],
    ['Oldest waiting', figures.oldest_waiting ? `${minutes(figures.oldest_waiting)} minutes` : 'none'],
    ['Dead letters', String(figures.dead)],
    ['Quarantined', String(figures.quarantined)],
    ['Refused by a limit', String(figures.refused)],
  ];
}

function digest({ digest: figures, created_at }: Claim, sender: Sender): Message {
  if (!figures) throw new Error('A digest without figures.');
  const total = Object.values(figures.enquiries).reduce((sum, count) => sum + count, 0);
  const alarm = figures.dead > 0 ? `, ${figures.dead} not delivered` : '';
  const heading = `${total === 1 ? '1 enquiry' : `${total} enquiries`} since the last digest${alarm}`;
  const lines = [
    { label: 'From', text: formatTime(figures.since, sender.timeZone) },
    { label: 'Until', text: formatTime(created_at, sender.timeZone) },
    ...figureLines(figures).map(([label, text]) => ({ label, text })),
  ];
  const footer = [
    ...(figures.dead > 0
      ? [
          'Dead letters: the submissions are stored. Send them again with: npm run submissions -- --requeue all',
        ]
      : []),
    ...(figures.quarantined > 0
      ? ['Quarantined: look at them with: npm run submissions -- --state quarantined']
      : []),
    'This message comes every day, also when nothing has arrived. If it does not come, delivery is broken.',
  ];
  const subject = headerText(`${sender.site}: daily digest, ${heading}`);
  return {
    from: sender.from,
    to: sender.to,
    subject,
    text: textOf(heading, lines, footer),
    html: htmlOf(heading, lines, footer),
  };
}

/** Writes the message. The same claim always gives the same message: providers compare repeated requests. */
export function compose(claim: Claim, sender: Sender): Message {
  return claim.kind === 'digest' ? digest(claim, sender) : submission(claim, sender);
}
