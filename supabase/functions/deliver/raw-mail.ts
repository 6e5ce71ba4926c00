import type { MailApi } from './mail-api.ts';
import { bareAddress, base64, toMime } from './mime.ts';
import { failed, sent } from './provider.ts';

export interface RawMailOptions {
  url: string;
  key: string;
  /** The header that carries the key. Default: Authorization, as a bearer token. */
  keyHeader?: string | undefined;
}

type Body = Record<string, unknown>;

const isNothing = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/** Relays that respond to everything with 200 name a refusal in one of these ways. docs/hosting.md lists them. */
function isRefusal({ status, success, ok, error, errors }: Body): boolean {
  const isBadStatus =
    typeof status === 'number' ? status >= 400 : /error|fail|reject|refuse/i.test(`${status}`);
  return isBadStatus || success === false || ok === false || !isNothing(error) || !isNothing(errors);
}

/** Postal has the id in `data`, other relays beside the status. */
const idOf = ({ data, message_id, id }: Body): unknown =>
  (data as Body | null | undefined)?.['message_id'] ?? message_id ?? id;

/**
 * SMTP over HTTP, for relays without an adapter: a POST with the envelope and the whole message in base64, as Postal's
 * `/api/v1/send/raw` takes it: https://docs.postalserver.io/developer/api
 */
export function rawMail({ url, key, keyHeader }: RawMailOptions): MailApi {
  return {
    name: 'SMTP over HTTP',
    logs: 'for as long as its operator decides',
    // A relay may know the header Idempotency-Key, but none has to.
    keyHours: 0,
    pauseMs: 0,
    request: (message, idempotencyKey) => ({
      url,
      headers: keyHeader ? { [keyHeader]: key } : { Authorization: `Bearer ${key}` },
      body: {
        mail_from: bareAddress(message.from),
        rcpt_to: message.to.map(bareAddress),
        data: base64(toMime(message, idempotencyKey, new Date())),
      },
    }),
    read(body = {}) {
      return isRefusal(body) ? failed('refused') : sent(idOf(body));
    },
  };
}
