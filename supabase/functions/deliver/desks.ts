import { formatMailbox, parseMailboxes } from './addresses.ts';
import type { Environment } from './environment.ts';
import type { FormLayout, FormLayouts, Recipient } from './layout.ts';
import type { Sender } from './message.ts';

const SECRET = 'MAIL_DESKS';
const EXAMPLE = '{"sales": "sales@example.org", "support": "ann@example.org, lee@example.org"}';

/** Reads the addresses of the desks from their secret. Throws an error that names the secret, and no value of it. */
export function readDesks(environment: Environment): Record<string, string[]> {
  const text = environment(SECRET);
  if (!text) return {};
  try {
    const desks = Object.entries(JSON.parse(text) as Record<string, string>);
    return Object.fromEntries(
      desks.map(([desk, list]) => {
        const mailboxes = parseMailboxes(list);
        if (!mailboxes) throw new Error(desk);
        return [desk, mailboxes.map(formatMailbox)];
      }),
    );
  } catch {
    // The error of the parser quotes the addresses.
    throw new Error(`The secret ${SECRET} must be a JSON object of desks and addresses, as ${EXAMPLE}.`);
  }
}

/** The desks that the forms name. */
export const desksIn = (forms: FormLayouts): string[] => [
  ...new Set(Object.values(forms).flatMap(({ recipients = [] }) => recipients.map(({ desk }) => desk))),
];

/** Throws if a form names a desk without an address. */
export function checkDesks(environment: Environment, forms: FormLayouts): void {
  const desks = readDesks(environment);
  const lacking = desksIn(forms).filter((desk) => !desks[desk]);
  if (lacking.length > 0)
    throw new Error(
      `No address in the secret ${SECRET}: ${lacking.join(', ')}. Their mails go to MAIL_TO. Write: ${EXAMPLE}`,
    );
}

const isMet = ({ where = [] }: Recipient, row: Record<string, unknown>): boolean =>
  where.every(({ column, answers }) =>
    [row[column]].flat().some((given) => answers.some((one) => String(one) === String(given))),
  );

/** Returns the addresses of every desk that receives a submission. Without one, that of the site. */
export function recipientsOf(
  row: Record<string, unknown>,
  { recipients = [] }: Pick<FormLayout, 'recipients'>,
  sender: Pick<Sender, 'to' | 'desks'>,
): string[] {
  // In development, to read the desks takes as long as to compile the forms.
  if (recipients.length === 0) return sender.to;
  const { to, desks = {} } = sender;
  const addresses = recipients.flatMap((one) => (isMet(one, row) ? (desks[one.desk] ?? to) : []));
  return addresses.length > 0 ? [...new Set(addresses)] : to;
}
