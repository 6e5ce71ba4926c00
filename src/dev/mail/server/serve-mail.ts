import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import type { Backend } from '@json-site/backend/backend';
import { describeDelivery, findSubmissions, readMailbox } from '@json-site/backend/owner';
import { formOf } from '../../../../supabase/functions/deliver/compose.ts';
import { MAIL_PATH } from '../../shared/dev-pages.ts';
import type { MailData } from '../Mail.tsx';

/** Returns why a request must not read the mailbox. With `--host` everyone on the network reaches the server. */
function refusalOf({ headers, socket }: IncomingMessage): string | undefined {
  // A connection from this machine has one address at both ends.
  if (socket.remoteAddress !== socket.localAddress) {
    return 'The mailbox contains what people have sent. Open it on the machine that runs the server.';
  }
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  // A link of another page may open the mailbox, because that page cannot read what the browser then shows.
  const isAllowed = site === 'none' || site === 'same-origin' || mode === 'navigate';
  return isAllowed ? undefined : 'Only pages of this server may read the mailbox.';
}

/** How many submissions the mailbox names that are not delivered. */
const SHOWN = 100;

async function dataOf({ call }: Backend, mailbox: string): Promise<MailData> {
  const submissions = await findSubmissions(call, { state: 'undelivered' }, SHOWN);
  return {
    ...readMailbox(mailbox),
    undelivered: submissions.map(({ table, row, delivery }) => ({
      id: String(row['id']),
      form: formOf(table),
      createdAt: String(row['created_at']),
      reason: describeDelivery(delivery),
    })),
  };
}

/** Serves the mailbox of the embedded backend, with `npm start` and with `npm run preview`. */
export function serveMail(
  backend: () => Promise<Backend | null>,
  mailbox: string,
): Connect.NextHandleFunction {
  async function respond(request: IncomingMessage, searchParams: URLSearchParams) {
    const refusal = refusalOf(request);
    if (refusal) return { status: 403, text: refusal };
    const started = await backend();
    if (!started) return { status: 503, text: 'The embedded backend did not start. The terminal says why.' };
    // Loaded late: rendering on the server is needed here alone.
    const { MAIL_POLICY, mailDocument, stateOf } = await import('./mail-document.tsx');
    const data = await dataOf(started, mailbox);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': MAIL_POLICY,
      'X-Mailbox': stateOf(data),
    };
    return { status: 200, headers, text: mailDocument(data, searchParams.get('message')) };
  }

  return (request, response, next) => {
    const [pathname, query] = (request.url ?? '').split('?');
    if (pathname !== MAIL_PATH && pathname !== `${MAIL_PATH}/`) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    respond(request, new URLSearchParams(query)).then(({ status, headers, text }) => {
      const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(status, { ...(headers ?? plain), 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : text);
    }, next);
  };
}
