import { formOf } from './compose.ts';
import { type Environment, required } from './environment.ts';
import type { FormLayout } from './layout.ts';
import type { HttpApi } from './mail-api.ts';
import type { Claim, Sender } from './message.ts';
import { base64OfBytes } from './mime.ts';
import { referenceOf } from './reference.ts';

/** What the receiver of webhooks learns about a submission. */
export interface WebhookEvent {
  type: 'submission.created';
  /** When the submission was stored. */
  timestamp: string;
  data: {
    /** Id of the form. */
    form: string;
    /** Id of the stored row. */
    id: string;
    reference: string;
    /** By the names of the data schema. */
    answers: Record<string, unknown>;
  };
}

const [URL_SECRET, KEY_SECRET] = ['WEBHOOK_URL', 'WEBHOOK_SECRET'];
/** Columns that no answer is in. */
const SERVER_COLUMNS = ['id', 'created_at'];

type Answers = Record<string, unknown>;

/** Sets a value at a path such as `home.street`. */
function withValue(answers: Answers, [name = '', ...rest]: string[], value: unknown): Answers {
  const inner = Object.hasOwn(answers, name) ? answers[name] : {};
  return { ...answers, [name]: rest.length > 0 ? withValue(inner as Answers, rest, value) : value };
}

/** The answers of a row by the names of the data schema, without empty ones. */
function answersOf(row: Answers, { fields = {}, combined = [] }: Partial<FormLayout> = {}): Answers {
  const known = (column: string) => (Object.hasOwn(fields, column) ? fields[column] : undefined) ?? column;
  return Object.entries(row)
    .filter(([column, value]) => value !== null && ![...SERVER_COLUMNS, ...combined].includes(column))
    .reduce((answers: Answers, [column, value]) => withValue(answers, known(column).split('.'), value), {});
}

/** Returns the event of a submission. The same claim always gives the same event. */
export function eventOf({ row, form_table }: Claim, { forms }: Pick<Sender, 'forms'>): WebhookEvent {
  if (!row) throw new Error('A webhook without a row.');
  const layout = forms[form_table ?? ''];
  const id = String(row['id']);
  return {
    type: 'submission.created',
    timestamp: new Date(String(row['created_at'])).toISOString(),
    data: {
      form: layout?.form ?? formOf(form_table),
      id,
      reference: referenceOf(id),
      answers: answersOf(row, layout),
    },
  };
}

/** Reads the key of a secret such as `whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw`. */
function keyIn(secret: string): Uint8Array<ArrayBuffer> {
  try {
    const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (one) => one.charCodeAt(0));
    // The specification asks for 24 to 64.
    if (bytes.length >= 24 && bytes.length <= 64) return bytes;
  } catch {
    // The error may quote the secret.
  }
  throw new Error(
    `The secret ${KEY_SECRET} must be "whsec_" and 24 to 64 bytes in base64: echo "whsec_$(openssl rand -base64 32)"`,
  );
}

function addressIn(environment: Environment): string {
  const text = required(environment, URL_SECRET);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = ['localhost', '127.0.0.1'].includes(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (isHere && url?.protocol === 'http:')) return text;
  throw new Error(`The secret ${URL_SECRET} must be an address with https://.`);
}

async function signatureOf(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
  return `v1,${base64OfBytes(new Uint8Array(bytes))}`;
}

/**
 * The receiver of webhooks, signed as https://www.standardwebhooks.com/ specifies. Several secrets, with spaces between
 * them, give several signatures, so that a receiver can change its own.
 */
export function webhookOf(environment: Environment): HttpApi<WebhookEvent> {
  const url = addressIn(environment);
  const keys = required(environment, KEY_SECRET).trim().split(/\s+/).map(keyIn);
  return {
    // A receiver knows an event that it has received by its id.
    keyHours: 0,
    pauseMs: 0,
    async request(event, id) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const text = `${id}.${timestamp}.${JSON.stringify(event)}`;
      const signatures = await Promise.all(keys.map((key) => signatureOf(key, text)));
      return {
        url,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signatures.join(' '),
        },
        // JSON.stringify() writes an object in the same way each time.
        body: event,
      };
    },
  };
}

/** Whether the site has a receiver of webhooks. */
export const hasWebhook = (environment: Environment): boolean => Boolean(environment(URL_SECRET));
