import { json } from 'node:stream/consumers';
import { type ListeningServer, listen } from '../../../support/listen.ts';
import { ACCEPTED, type RelayAnswer, relayAnswers } from './relay-answers.ts';

/** A mail relay whose answers a test chooses. */
export interface Relay extends ListeningServer {
  answers: RelayAnswer[];
  /** Returns the answer to the next message. */
  choose: () => RelayAnswer;
  honoursKeys: boolean;
  /** The messages in the mailbox, by the reference in their text, with their texts. */
  mailbox: Map<string, string[]>;
  /** How many messages were sent to another server. */
  elsewhere: number;
}

/** The text part of a message that is sent whole. */
function textOfMime(data: unknown): string {
  const mime = Buffer.from(String(data), 'base64').toString();
  const [, part = ''] = /base64\r\n\r\n([\s\S]*?)\r\n--part/.exec(mime) ?? [];
  return Buffer.from(part, 'base64').toString();
}

export async function startRelay(): Promise<Relay> {
  const keys = new Set<string>();
  const foreign = await listen((_, response) => {
    relay.elsewhere += 1;
    ACCEPTED.respond(response);
  });
  const server = await listen((request, response) => {
    const answer = relay.choose();
    void json(request).then((body) => {
      const { data } = body as { data?: unknown };
      const key = String(request.headers['idempotency-key']);
      const isKnown = relay.honoursKeys && keys.has(key);
      if (answer.isDelivered && !isKnown) {
        keys.add(key);
        const text = textOfMime(data);
        const [, reference = ''] = /\nReference\n {4}(\S+)/.exec(text) ?? [];
        relay.mailbox.set(reference, [...(relay.mailbox.get(reference) ?? []), text]);
      }
      answer.respond(response);
    });
  });
  const relay: Relay = {
    url: `${server.url}/send`,
    answers: relayAnswers(foreign.url),
    choose: () => ACCEPTED,
    honoursKeys: false,
    mailbox: new Map(),
    elsewhere: 0,
    stop() {
      server.stop();
      foreign.stop();
    },
  };
  return relay;
}
