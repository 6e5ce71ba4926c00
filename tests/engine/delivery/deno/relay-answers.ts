import type { ServerResponse } from 'node:http';

/** A relay's response to a message. */
export interface RelayAnswer {
  name: string;
  /** The relay delivers the message, whatever it responds. */
  isDelivered: boolean;
  /** The recorded result: "sent", or the code of the error. */
  result: string;
  respond(response: ServerResponse): void;
}

const MEGABYTES = 50;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const empty = (status: number) => (response: ServerResponse) => response.writeHead(status).end();

/** The body of a refusal that never ends: the function must not wait for it. */
const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).write('{"message":"');

/** Sends as fast as the function reads. */
function sendMegabytes(response: ServerResponse): void {
  const chunk = Buffer.alloc(1_000_000, 'x');
  let left = MEGABYTES;
  const next = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) return response.once('drain', next);
    }
    return response.end();
  };
  next();
}

const accepted = (name: string, respond: RelayAnswer['respond']): RelayAnswer => ({
  name,
  isDelivered: true,
  result: 'sent',
  respond,
});
/** The relay delivers the message, and its response says nothing about it. */
const unclear = (name: string, result: string, respond: RelayAnswer['respond']): RelayAnswer => ({
  name,
  isDelivered: true,
  result,
  respond,
});
const refused = (name: string, result: string, respond: RelayAnswer['respond']): RelayAnswer => ({
  name,
  isDelivered: false,
  result,
  respond,
});

export const ACCEPTED = accepted('200 with an id', json(200, { id: 'message-1' }));

/** Every answer. Redirects point to `elsewhere`. */
export const relayAnswers = (elsewhere: string): RelayAnswer[] => [
  ACCEPTED,
  accepted('200 without a body', empty(200)),
  accepted('200 with NUL in the id', json(200, { id: 'a\u0000b' })),
  accepted('202', empty(202)),
  accepted('204', empty(204)),
  refused('200, success: false', 'refused', json(200, { success: false })),
  refused('200, a list', 'no-json', json(200, [])),
  refused('307 to another server', 'http-307', json(307, {}, { location: elsewhere })),
  ...[400, 401, 413, 422].map((status) => refused(`${status}`, `http-${status}`, refuse(status))),
  ...['1795400000000', 'Fri, 31 Dec 9999 23:59:59 GMT', '-1', 'soon'].map((value) =>
    refused(`429, Retry-After: ${value}`, 'http-429', refuse(429, { 'retry-after': value })),
  ),
  refused('500', 'http-500', refuse(500)),
  refused('500 without a body', 'http-500', empty(500)),
  unclear('garbage', 'no-json', (response) => response.writeHead(200).end(Buffer.from([0, 255, 60, 200]))),
  unclear('half a body', 'network', (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"id":', () => response.destroy());
  }),
  unclear(`${MEGABYTES} MB`, 'too-long', (response) => sendMegabytes(response.writeHead(200))),
  unclear('silence', 'timeout', () => {}),
  unclear('silence after the status', 'timeout', (response) => response.writeHead(200).flushHeaders()),
  unclear('a closed connection', 'network', (response) => response.destroy()),
];
