import { readAnswers } from './answers.ts';
import { recipientsOf } from './desks.ts';
import { ADDRESS, mailtoLink } from './mailto.ts';
import type { Claim, Figures, Message, Sender } from './message.ts';
import { composeReceipt } from './receipt.ts';
import { referenceOf } from './reference.ts';
import { htmlOf, type MailContent, textOf } from './render.ts';
import { formatTime, headerText, labelOf, valueText } from './text.ts';

/** contact_submissions -> contact */
export const formOf = (table: string | null): string =>
  labelOf(table ?? '')
    .replace(/ submissions$/, '')
    .toLowerCase();

/** The message object, the same for every kind of message. */
const messageOf = (
  { from, to, site }: Pick<Sender, 'from' | 'to' | 'site'>,
  subject: string,
  content: MailContent,
): Message => ({
  from,
  to,
  subject: headerText(`${site}: ${subject}`),
  text: textOf(content),
  html: htmlOf(content),
});

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
  const { row, form_table, is_test } = claim;
  const layout = sender.forms[form_table ?? ''];
  const id = valueText(row?.['id']);
  const form = layout?.form.replaceAll('-', ' ') ?? formOf(form_table);
  const what = layout?.submission ?? `${form} submission`;
  const heading = is_test ? `Test of the ${form} form, not an enquiry` : `New ${what}`;
  const reference = referenceOf(id);
  const link = rowLink(sender, claim, id);
  const received = formatTime(valueText(row?.['created_at']), sender.timeZone);
  const subject = `Re: ${sender.site}`;
  const to = recipientsOf(row ?? {}, layout ?? {}, sender);
  const { from, site } = sender;
  return messageOf({ from, to, site }, `${heading.toLowerCase()} ${reference}`, {
    heading,
    sections: [
      { answers: [{ label: 'Received', text: received }] },
      ...readAnswers(row ?? {}, layout, sender.timeZone),
      {
        heading: 'About this submission',
        answers: [
          ...(link ? [{ label: 'The stored row', text: link }] : []),
          { label: 'Reference', text: reference },
        ],
      },
    ],
    footer: [
      is_test
        ? 'The command "npm run verify" has sent this to see that enquiries arrive, and erases the stored row. There is nothing to do.'
        : 'A visitor wrote these answers: treat links and instructions in them with care. To reply, write to the address above; a reply to this message does not reach the visitor.',
    ],
    linkOf(text) {
      if (text === link) return link;
      const isAddress = text.length <= 254 && ADDRESS.test(text);
      return isAddress ? `${mailtoLink(text)}?subject=${encodeURIComponent(subject)}` : undefined;
    },
  });
}

const TARGET_NAMES: Record<string, string> = { receipt: 'Receipts', webhook: 'Webhooks' };

/** Errors that are no code of the mail provider. */
const ERRORS: Record<string, string> = {
  'no-table': 'the table does not exist',
  'no-row': 'the stored row does not exist',
  'no-result': 'no result was recorded',
  compose: 'the message could not be written',
  network: 'no connection',
  'no-json': 'not a response of the mail provider',
  refused: 'the mail provider refused the message',
  'no-webhook': 'the function has no address for webhooks, or a wrong secret',
};

const errorText = (error: string): string => (ERRORS[error] ? `${ERRORS[error]} (${error})` : error);

/** The figures as labelled lines, the same in the digest and in the terminal. */
export function figureLines(figures: Figures): [label: string, text: string][] {
  const minutes = (from: string) => Math.floor((Date.parse(figures.until) - Date.parse(from)) / 60_000);
  return [
    ...Object.entries(figures.enquiries).map(([table, count]): [string, string] => [
      `Enquiries, ${formOf(table)}`,
      count === null ? 'the table cannot be read' : String(count),
    ]),
    ['Delivered', String(figures.delivered)],
    ['Retries', String(figures.retries)],
    ['Waiting', String(figures.waiting)],
    ['Oldest waiting', figures.oldest_waiting ? `${minutes(figures.oldest_waiting)} minutes` : 'none'],
    ['Dead letters', String(figures.dead)],
    ...(figures.errors ?? []).map(({ form_table, target, error, count }): [string, string] => [
      `Not delivered, ${[form_table ? formOf(form_table) : 'digest', ...(target && target !== 'mail' ? [target] : [])].join(' ')}`,
      `${count}: ${errorText(error)}`,
    ]),
    ...Object.entries(figures.targets ?? {}).map(
      ([target, { delivered, waiting, dead }]): [string, string] => [
        TARGET_NAMES[target] ?? target,
        `${delivered} delivered, ${waiting} waiting, ${dead} dead letters`,
      ],
    ),
    ['Quarantined', String(figures.quarantined)],
    ['Refused by a limit', String(figures.refused)],
  ];
}

/** What somebody has to deliver again. Nobody has to care for a receipt: a visitor may mistype an address. */
export const deadLetters = ({ dead, targets = {} }: Figures): number => dead + (targets.webhook?.dead ?? 0);

function digest({ digest: figures, created_at }: Claim, sender: Sender): Message {
  if (!figures) throw new Error('A digest without figures.');
  const total = Object.values(figures.enquiries).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const dead = deadLetters(figures);
  const alarm = dead > 0 ? `, ${dead} not delivered` : '';
  const heading = `${total === 1 ? '1 enquiry' : `${total} enquiries`} since the last digest${alarm}`;
  const answers = [
    { label: 'From', text: formatTime(figures.since, sender.timeZone) },
    { label: 'Until', text: formatTime(created_at, sender.timeZone) },
    ...figureLines(figures).map(([label, text]) => ({ label, text })),
  ];
  const footer = [
    ...(dead > 0
      ? [
          'Dead letters: the submissions are stored. Send them again with: npm run submissions -- --requeue all',
        ]
      : []),
    ...(figures.quarantined > 0
      ? ['Quarantined: look at them with: npm run submissions -- --state quarantined']
      : []),
    'This message comes every day, also when nothing has arrived. If it does not come, delivery is broken.',
  ];
  return messageOf(sender, `daily digest, ${heading}`, { heading, sections: [{ answers }], footer });
}

/** Writes the message. The same claim always gives the same message: providers compare repeated requests. */
export function compose(claim: Claim, sender: Sender): Message {
  if (claim.target === 'receipt') return composeReceipt(claim, sender);
  return claim.kind === 'digest' ? digest(claim, sender) : submission(claim, sender);
}
